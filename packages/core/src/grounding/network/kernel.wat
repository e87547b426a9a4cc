;; Products of matrices of 16-bit whole numbers, eight at a time.
(module
  (import "env" "memory" (memory 0))

  ;; $to[i, j] = (sum over k of $left[i, k] · $right[j, k]) · $leftScales[i] · $rightScales[j] + $bias[j]
  ;; An even number of $rows, and a multiple of 4 of $columns; rows of $left and $right are of $bytes, a multiple of 16.
  (func (export "multiply")
    (param $left i32) (param $leftScales i32) (param $right i32) (param $rightScales i32) (param $bias i32)
    (param $to i32) (param $rows i32) (param $columns i32) (param $bytes i32)
    (local $row i32) (local $column i32) (local $at i32)
    (local $left0 i32) (local $left1 i32) (local $right0 i32) (local $right1 i32) (local $right2 i32) (local $right3 i32)
    (local $x0 v128) (local $x1 v128) (local $y v128) (local $scale v128) (local $add v128)
    (local $sum00 v128) (local $sum01 v128) (local $sum02 v128) (local $sum03 v128)
    (local $sum10 v128) (local $sum11 v128) (local $sum12 v128) (local $sum13 v128)
    (loop $columns
      (local.set $right0 (i32.add (local.get $right) (i32.mul (local.get $column) (local.get $bytes))))
      (local.set $right1 (i32.add (local.get $right0) (local.get $bytes)))
      (local.set $right2 (i32.add (local.get $right1) (local.get $bytes)))
      (local.set $right3 (i32.add (local.get $right2) (local.get $bytes)))
      (local.set $scale (v128.load (i32.add (local.get $rightScales) (i32.shl (local.get $column) (i32.const 2)))))
      (local.set $add (v128.load (i32.add (local.get $bias) (i32.shl (local.get $column) (i32.const 2)))))
      (local.set $row (i32.const 0))
      (loop $rows
        (local.set $left0 (i32.add (local.get $left) (i32.mul (local.get $row) (local.get $bytes))))
        (local.set $left1 (i32.add (local.get $left0) (local.get $bytes)))
        (local.set $sum00 (v128.const i32x4 0 0 0 0))
        (local.set $sum01 (v128.const i32x4 0 0 0 0))
        (local.set $sum02 (v128.const i32x4 0 0 0 0))
        (local.set $sum03 (v128.const i32x4 0 0 0 0))
        (local.set $sum10 (v128.const i32x4 0 0 0 0))
        (local.set $sum11 (v128.const i32x4 0 0 0 0))
        (local.set $sum12 (v128.const i32x4 0 0 0 0))
        (local.set $sum13 (v128.const i32x4 0 0 0 0))
        (local.set $at (i32.const 0))
        (loop $products
          (local.set $x0 (v128.load (i32.add (local.get $left0) (local.get $at))))
          (local.set $x1 (v128.load (i32.add (local.get $left1) (local.get $at))))
          (local.set $y (v128.load (i32.add (local.get $right0) (local.get $at))))
          (local.set $sum00 (i32x4.add (local.get $sum00) (i32x4.dot_i16x8_s (local.get $x0) (local.get $y))))
          (local.set $sum10 (i32x4.add (local.get $sum10) (i32x4.dot_i16x8_s (local.get $x1) (local.get $y))))
          (local.set $y (v128.load (i32.add (local.get $right1) (local.get $at))))
          (local.set $sum01 (i32x4.add (local.get $sum01) (i32x4.dot_i16x8_s (local.get $x0) (local.get $y))))
          (local.set $sum11 (i32x4.add (local.get $sum11) (i32x4.dot_i16x8_s (local.get $x1) (local.get $y))))
          (local.set $y (v128.load (i32.add (local.get $right2) (local.get $at))))
          (local.set $sum02 (i32x4.add (local.get $sum02) (i32x4.dot_i16x8_s (local.get $x0) (local.get $y))))
          (local.set $sum12 (i32x4.add (local.get $sum12) (i32x4.dot_i16x8_s (local.get $x1) (local.get $y))))
          (local.set $y (v128.load (i32.add (local.get $right3) (local.get $at))))
          (local.set $sum03 (i32x4.add (local.get $sum03) (i32x4.dot_i16x8_s (local.get $x0) (local.get $y))))
          (local.set $sum13 (i32x4.add (local.get $sum13) (i32x4.dot_i16x8_s (local.get $x1) (local.get $y))))
          (local.set $at (i32.add (local.get $at) (i32.const 16)))
          (br_if $products (i32.lt_u (local.get $at) (local.get $bytes))))
        (local.set $at
          (i32.add
            (local.get $to)
            (i32.shl (i32.add (i32.mul (local.get $row) (local.get $columns)) (local.get $column)) (i32.const 2))))
        (v128.store
          (local.get $at)
          (call $scaled
            (call $summed (local.get $sum00) (local.get $sum01) (local.get $sum02) (local.get $sum03))
            (v128.load32_splat (i32.add (local.get $leftScales) (i32.shl (local.get $row) (i32.const 2))))
            (local.get $scale)
            (local.get $add)))
        (v128.store
          (i32.add (local.get $at) (i32.shl (local.get $columns) (i32.const 2)))
          (call $scaled
            (call $summed (local.get $sum10) (local.get $sum11) (local.get $sum12) (local.get $sum13))
            (v128.load32_splat offset=4 (i32.add (local.get $leftScales) (i32.shl (local.get $row) (i32.const 2))))
            (local.get $scale)
            (local.get $add)))
        (local.set $row (i32.add (local.get $row) (i32.const 2)))
        (br_if $rows (i32.lt_u (local.get $row) (local.get $rows))))
      (local.set $column (i32.add (local.get $column) (i32.const 4)))
      (br_if $columns (i32.lt_u (local.get $column) (local.get $columns)))))

  ;; Rows of $length 32-bit floats, $stride bytes from each other, become rows of 16-bit whole numbers up to $finest behind one another.
  ;; $length is a multiple of 8; $scales gets what one is worth in each row.
  (func (export "quantize")
    (param $from i32) (param $to i32) (param $scales i32) (param $rows i32) (param $length i32) (param $stride i32)
    (param $finest f32)
    (local $row i32) (local $at i32) (local $end i32) (local $greatest v128) (local $most f32) (local $factor v128)
    (loop $rows
      (local.set $at (i32.add (local.get $from) (i32.mul (local.get $row) (local.get $stride))))
      (local.set $end (i32.add (local.get $at) (i32.shl (local.get $length) (i32.const 2))))
      (local.set $greatest (v128.const f32x4 1e-12 1e-12 1e-12 1e-12))
      (loop $look
        (local.set $greatest (f32x4.max (local.get $greatest) (f32x4.abs (v128.load (local.get $at)))))
        (local.set $at (i32.add (local.get $at) (i32.const 16)))
        (br_if $look (i32.lt_u (local.get $at) (local.get $end))))
      (local.set $most
        (f32.max
          (f32.max (f32x4.extract_lane 0 (local.get $greatest)) (f32x4.extract_lane 1 (local.get $greatest)))
          (f32.max (f32x4.extract_lane 2 (local.get $greatest)) (f32x4.extract_lane 3 (local.get $greatest)))))
      (f32.store
        (i32.add (local.get $scales) (i32.shl (local.get $row) (i32.const 2)))
        (f32.div (local.get $most) (local.get $finest)))
      (local.set $factor (f32x4.splat (f32.div (local.get $finest) (local.get $most))))
      (local.set $at (i32.add (local.get $from) (i32.mul (local.get $row) (local.get $stride))))
      (loop $round
        (v128.store
          (local.get $to)
          (i16x8.narrow_i32x4_s
            (call $whole (v128.load (local.get $at)) (local.get $factor))
            (call $whole (v128.load offset=16 (local.get $at)) (local.get $factor))))
        (local.set $to (i32.add (local.get $to) (i32.const 16)))
        (local.set $at (i32.add (local.get $at) (i32.const 32)))
        (br_if $round (i32.lt_u (local.get $at) (local.get $end))))
      (local.set $row (i32.add (local.get $row) (i32.const 1)))
      (br_if $rows (i32.lt_u (local.get $row) (local.get $rows)))))

  (func $whole (param $values v128) (param $factor v128) (result v128)
    (i32x4.trunc_sat_f32x4_s (f32x4.nearest (f32x4.mul (local.get $values) (local.get $factor)))))

  (func $scaled (param $sums v128) (param $leftScale v128) (param $rightScale v128) (param $add v128) (result v128)
    (f32x4.add
      (f32x4.mul (f32x4.mul (f32x4.convert_i32x4_s (local.get $sums)) (local.get $leftScale)) (local.get $rightScale))
      (local.get $add)))

  ;; The four lanes of each added up: a, b, c and d to one vector.
  (func $summed (param $a v128) (param $b v128) (param $c v128) (param $d v128) (result v128)
    (local $ab v128) (local $cd v128)
    (local.set $ab (call $halved (local.get $a) (local.get $b)))
    (local.set $cd (call $halved (local.get $c) (local.get $d)))
    (i32x4.add
      (i8x16.shuffle 0 1 2 3 4 5 6 7 16 17 18 19 20 21 22 23 (local.get $ab) (local.get $cd))
      (i8x16.shuffle 8 9 10 11 12 13 14 15 24 25 26 27 28 29 30 31 (local.get $ab) (local.get $cd))))

  ;; a0 + a2, b0 + b2, a1 + a3, b1 + b3
  (func $halved (param $a v128) (param $b v128) (result v128)
    (i32x4.add
      (i8x16.shuffle 0 1 2 3 16 17 18 19 4 5 6 7 20 21 22 23 (local.get $a) (local.get $b))
      (i8x16.shuffle 8 9 10 11 24 25 26 27 12 13 14 15 28 29 30 31 (local.get $a) (local.get $b)))))
