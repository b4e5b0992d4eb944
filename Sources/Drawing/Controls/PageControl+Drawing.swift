import StackModel

extension PageControl: DrawnView {
  func draw(in size: Size, _ context: inout DrawingContext) {
    let count = min(numberOfPages, 20)
    guard count > 1 || (count == 1 && !hidesForSinglePage) else { return }
    let current = currentPageIndicatorTintColor.flatMap(context.palette.paint)
    let other = pageIndicatorTintColor.flatMap(context.palette.paint)
    let start = (size.width - Double(count - 1) * 16) / 2
    for page in 0..<count {
      let place = isRightToLeft(in: context.settings) ? count - 1 - page : page
      let paint = page == currentPage ? current ?? .white : other ?? Paint.white.withOpacity(0.4)
      context.canvas.circle(start + Double(place) * 16, size.height / 2, radius: 3.5, fill: paint)
    }
  }
}
