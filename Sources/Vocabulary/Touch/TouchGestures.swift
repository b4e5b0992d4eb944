extension VocabularyText {
  /// Gestures of iOS and tvOS.
  static let touchGestures: StaticString = """
    # Gestures

    (gesture) UIGestureRecognizer : (object)
      cancelsTouchesInView flag = YES
      delaysTouchesBegan flag = NO
      delaysTouchesEnded flag = YES
      enabled flag = YES

    tapGestureRecognizer UITapGestureRecognizer : (gesture)
      numberOfTapsRequired integer
      numberOfTouchesRequired integer
      <pressTypeMask allowedPressTypes>
      @UITapRecognizer.numberOfTapsRequired numberOfTapsRequired unless 1

    panGestureRecognizer UIPanGestureRecognizer : (gesture)
      minimumNumberOfTouches integer

    pinchGestureRecognizer UIPinchGestureRecognizer : (gesture)

    rotationGestureRecognizer UIRotationGestureRecognizer : (gesture)

    swipeGestureRecognizer UISwipeGestureRecognizer : (gesture)
      direction right|left|up|down

    pongPressGestureRecognizer UILongPressGestureRecognizer : (gesture) "long press gesture recognizer"
      allowableMovement number
      minimumPressDuration number
      <pressTypeMask allowedPressTypes>

    screenEdgePanGestureRecognizer UIScreenEdgePanGestureRecognizer : (gesture)
      minimumNumberOfTouches integer
      <rectEdge>

    pressTypeMask -
      key key
      select flag
    """
}
