import jsqr from 'jsqr'
import { expect, test } from 'vitest'
import { qrMatrix, qrOperators } from './qr-path.ts'

type Decode = (pixels: Uint8ClampedArray, width: number, height: number) => { data: string } | null

/** Paints the rectangles of the PDF path, four pixels a module, inside the quiet zone readers expect. */
function paint(operators: string, size: number): { pixels: Uint8ClampedArray; side: number } {
  const side = (size + 8) * 4
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255)
  for (const [, column, row, width] of operators.matchAll(/(\d+) (\d+) (\d+) 1 re/gu)) {
    for (let y = 0; y < 4; y += 1) {
      for (let x = 0; x < Number(width) * 4; x += 1) {
        const at = ((Number(row) + 4) * 4 + y) * side + (Number(column) + 4) * 4 + x
        pixels.fill(0, at * 4, at * 4 + 3)
      }
    }
  }
  return { pixels, side }
}

test('the drawn modules of the QR symbol give the address back', () => {
  const url = 'https://edu.example.or.kr/verify/2FQ8-ZN0C-W7XR'
  const matrix = qrMatrix(url)
  const { pixels, side } = paint(qrOperators(matrix, 82, 706, 62), matrix.size)
  const decode = jsqr as unknown as Decode
  expect(decode(pixels, side, side)?.data).toBe(url)
})
