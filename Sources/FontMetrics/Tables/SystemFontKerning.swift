/// What the system font adds between two characters, in thousandths of the size. Fitted together with
/// ``SystemFontAdvances``; the text and display drawings differ by less than two thousandths.
///
/// Pairs that few labels of iOS have follow the whole points of macOS's controls. Evidence: with a slash 18/19 widths,
/// 6 repositories, and 8/16 of iOS to the pixel; `ow` 65/69, 13 repositories, and 20/25; `of` 30/31, 8 repositories, and
/// 11/19; quotation marks 6/6, 1 repository.
struct SystemFontKerning: Sendable {
  static let standard = SystemFontKerning()

  private static let first = 33
  private static let count = 94
  private var values: [Int16]

  /// The adjustment between two characters; 0 outside ASCII.
  func adjustment(_ left: Unicode.Scalar, _ right: Unicode.Scalar) -> Double {
    let row = Int(left.value) - Self.first
    let column = Int(right.value) - Self.first
    guard (0..<Self.count).contains(row), (0..<Self.count).contains(column) else { return 0 }
    return Double(values[row * Self.count + column])
  }

  /// Each line of the table: a left character, then right characters with their adjustments.
  private init() {
    values = Array(repeating: 0, count: Self.count * Self.count)
    for line in Self.table.utf8.split(separator: UInt8(ascii: "\n")) {
      guard let left = line.first else { continue }
      for pair in line.dropFirst().split(separator: UInt8(ascii: " ")) {
        guard let right = pair.first, let value = Int16(Substring(pair.dropFirst())) else { continue }
        values[(Int(left) - Self.first) * Self.count + Int(right) - Self.first] = value
      }
    }
  }

  private static let table = #"""
    " &-29 ,-70 .-70 4-19 A-70 J-146
    $ $8
    & "-29 '-29 T-50 V-55 W-35 Y-65 \-54 v-15 w-15 y-15
    ' &-29 ,-70 .-70 4-19 A-70 J-146 m-6 s5
    ( 04 14 A3 B-4 C2 I6 O5 c-5 d-5 e-8 g-5 j13 o-5 q-5
    ) .3
    * &-29 ,-117 .-117 4-14 A-70 J-85 _-58
    + 2-10 3-4 7-7 T-65 V-45 W-45 X-55 Y-70 \-44 x-10
    , "-70 '-70 0-8 1-26 3-8 5-4 6-8 7-4 8-7 9-2 ?-77 T-30 Y-30 `-117
    - --2 02 1-6 2-10 3-4 7-7 I-2 R-5 T-65 V-45 W-45 X-55 Y-70 \-44 i5 s1 x-10
    . "-70 '-70 .13 0-20 1-21 26 3-17 4-9 5-4 6-3 7-4 8-16 9-18 ?-77 T-30 Y-30 `-117 b9 c-5 g3 i-2 s11 z-22
    / ,-34 .-34 /-55 12 2-1 36 A-11 E8 H2 J-55 d-1 h-2 k-4 l6 o-10 s-3
    0 %-10 )-9 ,-39 -5 .-40 /-8 06 22 3-4 5-3 67 7-14 84 :-1 Y-34 _-42 p-2 x-7
    1 ,-27 .-30 /-3 0-1 1-5 2-2 32 41 5-6 7-5 83 94
    2 )7 ,3 .-12 07 13 3-2 4-12 58 7-6 8-2 :-1
    3 ,-21 .-35 04 24 34 49 5-4 71 8-2
    4 ,-32 .-40 04 1-7 3-7 53
    5 ,-26 .-25 010 13 5-1 6-5 :-4 f-5
    6 )3 ,-32 .-30 0-5 13 43 66 72 8-4 _-42
    7 #-53 &-42 ,-116 .-121 0-13 3-12 4-41 5-7 6-11 713 8-12 9-7 :-32 ;-32 <-85 A-108 J-97 _-148 a-46 c-51 d-51
    7 e-51 g-51 o-51 q-51 s-40
    8 ,-21 .-21 09 51 6-6 82 9-3 :-2
    9 ,-24 .-37 0-1 1-7 7-17 95 Y-34 _-42
    : /5 06 2-6 41 55 T-30 V-55 \-54
    ; T-30 V-55 \-54
    = A-45 V-60 W-55 X-45 Y-85 \-58 v-18 x-15 y-18
    > 7-22 T-70 V-65 W-65 X-50 Y-80 Z-55 \-63
    ? A-55
    A "-63 '-63 *-63 1-30 =-40 ?-50 A2 B4 C-30 G-30 M11 N9 O-26 P10 Q-26 R7 S5 T-76 V-54 W-44 Y-57 \-54 ^-63 b4
    A c-16 d-16 g-12 i7 l6 m5 n7 p6 r10 s1 t-22 u-14 v-58 w-53 y-56
    B :2 A-7 C-1 E-2 S-5 T4 a5 i5 o1 r1 u4 y6
    C A-9 H-2 I7 P-3 S-3 U-1 X-4 _-32 a2 h-2 i-8 o4 u-2
    D ,-36 .-36 /-32 A-28 D-2 F-5 I2 K-4 T-23 V-26 X-9 Y-26 \-27 _-32 a-1 e2 o10 r-3 u2
    E G10 L-5 M2 R6 S3 T7 X1 a2 l-3 m-4 r-1 s-4 t-2 x4
    F ,-32 .-27 A-61 B-5 C-3 F-9 J-52 P-2 _-27 a-28 c-33 d-33 e-6 g-33 i-2 l-1 m-5 n-5 o-3 p-5 q-33 r-9 u-11
    F v-28 y-28 z-28
    G A-19 B-1 I4 P9 T-23 V-17 X-4 Y-17 \-18 a4 e3 i11 j28 l1 o8 r3 u3
    H I-3 O4 T2 _27 a-1 i2 o2 u-6
    I '-4 C-2 D-4 E-2 F-2 M-7 N7 P2 S8 T8 _27 c2 d6 f-5 g-4 m3 n5 s-1
    J ,-27 .-27 /-45 _-40 a4 o-4 u-3
    K +-86 --86 <-54 =-27 B-7 C-26 G-26 O-26 Q-26 S-7 c-33 d-33 e-39 g-33 i23 o-29 q-33 u-28 v-33 w-51 y-33 ~-86
    L "-72 '-72 *-32 +-68 --40 1-39 A23 C-22 G-22 I3 L3 O-27 Q-22 S7 T-71 V-52 Y-26 \-54 ^-104 a6 e-4 i8 o-15
    L t-19 v-56 y-56 ~-32
    M A8 B-11 E9 I5 L1 O1 V-3 _27 a4 e5 s4 u-4 y2
    N .4 /-11 A1 B2 D-5 E-4 G2 O-11 S8 T4 _27 a1 e4 i3 o3 u1
    O ,-36 .-36 /-32 A-26 B1 D1 G4 K4 M6 N2 R-7 S5 T-21 U2 V-26 X-9 Y-26 \-27 _-32 b6 n3 p1 r4 u4 v6
    P &-27 +-36 ,-32 --36 .-27 A-57 C-3 E9 G5 H-5 I-1 J-74 L-2 O2 S7 U-2 a-17 c-5 d-5 e-14 g-5 l1 o-9 q-5 u4
    P ~-36
    Q ,-36 .-36 /-32 A-26 T-23 V-26 X-9 Y-26 \-27 _-32 u2
    R E-2 G4 L5 O2 S-6 T5 U-1 V-13 Y-18 \-14 a-1 c-5 d-5 e-12 g-5 i3 o-13 q-5 u2
    S A8 C-4 D-4 H2 I-5 S1 T7 a5 c2 e1 h2 i-2 k7 l-2 m2 n-10 o2 p-9 t-2 u4 w5 y2
    T &-27 +-58 ,-27 --58 .-27 /-63 4-58 :-27 ;-27 <-63 A-69 B-4 C-23 G-23 I7 J-70 L8 O-19 P1 Q-23 R5 T8 U3 W7
    T Y1 _-45 a-86 c-65 d-65 e-81 g-65 h9 i2 m-47 n-47 o-87 p-47 q-65 r-59 s-61 u-64 v-51 w-51 x-51 y-41 z-37
    T ~-58
    U ,-27 .-27 /-45 M3 N-2 R-1 S-6 U4 _-40 a6 p-3
    V &-40 +-40 ,-76 --40 .-76 /-58 4-29 :-50 ;-50 <-58 =-50 @-27 A-57 C-26 E-2 G-26 I6 J-74 M-3 O-26 P-3 Q-26
    V V9 _-63 a-48 c-42 d-42 e-51 g-42 i2 o-40 q-42 s-37 ~-40
    W &-40 +-40 ,-76 --40 .-76 4-29 :-40 ;-40 <-58 =-50 A-47 C-26 G-26 J-48 O-26 Q-26 a-44 c-42 d-42 e-36 g-42
    W m-28 n-28 o-46 p-28 q-42 r-21 s-28 ~-40
    X +-54 --54 <-45 =-40 C-9 G-9 O-12 Q-9 X4 c-23 d-23 e-23 g-23 o-23 q-23 ~-54
    Y &-50 +-63 ,-27 --63 .-27 4-58 :-50 ;-50 <-81 =-76 A-57 C-26 G-26 J-26 O-26 P-2 Q-26 T35 a-58 c-63 d-63
    Y e-68 g-63 m-33 n-33 o-67 p-33 q-63 r-33 s-56 u-32 ~-63
    Z +-32 --37 <-50 C-26 G-26 O-26 Q-26 o2 ~-32
    [ c-5 d-5 e-5 g-5 j13 o-5 q-5
    \ "-68 '-68 *-68 ,34 .34 1-10 =-44 ?-54 C-30 G-30 O-30 Q-30 T-35 V-45 W-50 Y-65 \-44 ^-68 i2 t-15 v-23 w-30
    \ y-23
    ^ &-29 ,-117 .-117 4-14 A-70 J-85 _-58
    _ *-58 0-14 1-33 3-14 4-17 5-14 6-14 8-14 9-14 C-35 G-35 O-35 Q-35 T-50 U-35 V-70 \-68 ^-58 a10 f4 i15 j43
    _ m20 n5 p20 r20 s12 t10 v-14 y-35
    a 1-41 T-44 V-50 W-50 Y-72 \-52 b-4 d5 k6 l-3 m2 n4 r2 s3 t-1 u5 v-18 x5 y-15 z2
    b )-12 A-33 T-39 V-50 W-50 X-28 Y-83 \-52 ]-12 a8 b3 c2 e6 i-5 j7 l2 m-2 n-4 o5 p-4 s1 u7 v-13 w-12 x-15
    b y-18 }-12
    c )9 .4 T-72 Y-61 a2 e3 h2 k-2 l-4 o2 r2 s-4 t8 u3 x-4 y-1
    d !-6 '-2 -3 .5 :-6 ?2 V5 _35 a7 d3 e3 g-11 j-2 o2 s2 t-4 u1 v-2 y2
    e !-2 '-1 )-4 -3 .4 /12 >-4 ?4 C1 I1 T-71 V-45 W-50 Y-83 \-52 _11 a2 b-8 c5 d4 e6 f3 i-4 k-4 l3 n4 o4 p-3 r4
    e s1 u-5 v-10 w9 x-12 y-2 z9 }-1
    f +-29 ,-58 --29 .-58 /-29 4-65 A-33 J-61 Y10 _-14 a-19 c-15 d-15 e-20 f3 g-15 i5 l2 o-15 p-4 q-15 r-5 s-17
    f t4 u2 y6 ~-29
    g .5 T-50 _35 a5 e4 g-6 h-5 i4 l-2 m5 o1 r-2 t-6 u3
    h .1 1-41 :-9 B1 T-44 V-50 W-50 Y-72 \-52 a1 d-4 e4 i3 n-4 o3 r1 s2 t6 v-13 y-13
    i )35 K-6 O-2 P12 V33 W33 \35 ]35 _41 a4 b7 c4 d3 f-1 g2 k7 l-2 n2 o4 p-3 q-2 s2 t-1 u2 v1 x3 z10 }35
    j )35 V33 W33 \35 ]35 _41 e-2 o3 u-1 }35
    k +-46 --46 .5 4-47 <-87 B-2 D3 G3 T-55 a-7 b-2 c-15 d-15 e-22 g-16 i4 l-1 m-2 n5 o-16 q-15 s-9 ~-46
    l )1 ,4 --13 .16 :1 S4 _20 a3 b-7 c-5 d-1 e4 f4 i1 l-2 m3 o3 p2 s2 t-3 u4 v4 w1 y5
    m /-9 1-41 T-44 V-50 W-50 Y-72 \-52 _26 a3 b-4 e1 i3 m-6 o4 p-6 v-13 w-10 y-22
    n '5 --6 .6 /-2 1-41 B3 H1 T-44 V-40 W-50 Y-72 \-52 a2 c3 d2 e4 f4 g2 h-10 k2 m12 n-2 o2 p4 r2 t-3 u3 v-24
    n w-6 y-8 }5
    o )-12 ,-2 :2 A-33 F2 T-39 V-50 W-50 X-28 Y-83 \-52 ]-12 b-1 c2 i2 k-2 l6 m-2 n4 o3 p-1 q11 r3 t1 u2 v-22
    o f10 w-2 x-26 y-10 }-12
    p )-12 1-10 :5 A-33 T-39 V-50 W-50 X-28 Y-83 \-52 ]-12 b-4 d-4 e2 g2 h-6 l-1 o2 r-4 s3 t3 u2 v-17 w-12 x-15
    p y-11 }-12
    q T-50 _35 u-7
    r )5 +-41 ,-64 --41 .-65 /-39 :2 <-41 ?2 A-39 J-55 T-55 V2 Z-33 a3 b-7 c-11 d-12 e-11 f34 g-10 i2 k5 l1 m2
    r n13 o-11 p6 q-11 r12 s-6 t23 u1 v2 w4 x11 y7 ~-41
    s !11 )1 ,10 .9 /-2 :2 ?-2 T-72 V-45 W-33 Y-72 \-46 a-1 c-1 d3 e2 f-2 h1 i2 m6 o1 p2 s-6 t-3 u8 w-3 y-4
    t !2 '9 )3 +-20 --20 .9 /7 4-15 :-1 <-29 ?-3 B11 D11 E11 F11 H5 I11 K11 L11 M11 N10 P11 R11 T-33 V-8 W-10
    t Y-15 \-10 _17 a4 b8 c-8 d-4 e-2 g-2 h4 i1 k8 o-3 p6 q-4 r-2 s-9 t-4 w4 y8 z-1 |12 ~-20
    u T-50 Y-55 a3 b-3 c2 d3 f7 g-5 i-5 l6 m2 n5 o6 p-2 r2 t-3 v-4 y1
    v ,-35 .-45 /-58 <-35 =-41 A-66 I-5 J-61 T-33 Y-33 _-81 a-14 c-13 d-13 e-14 g-13 i2 o-13 q-13
    w &-35 )-2 ,-75 .-67 A-66 C-6 J-55 T-50 Z-33 a-8 c-12 d-12 e-16 g-12 i3 l1 n5 o-21 q-12 r-1 s-10
    x +-23 --23 .-18 12 =-35 D3 T-61 c-20 d-15 e-13 g-15 i2 o-15 q-15 t-3 y6 ~-23
    y '1 ,-54 .-60 /-58 :2 <-35 =-41 A-66 J-61 T-33 Y-33 _-81 a-11 b4 c-13 d-13 e-15 g-17 i9 l-2 m3 n3 o-11 p-4
    y q-13 r4 s-6
    z T-33 c-10 d-10 e-16 g-10 i-4 o-10 q-10 z2
    { H-1 c-5 d-5 e-5 g-5 j13 o-5 q-5
    | _29
    ~ 2-10 3-4 7-7 T-65 V-45 W-45 X-55 Y-70 \-44 x-10
    """#
}
