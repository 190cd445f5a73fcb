import jsqr from 'jsqr'
import { expect, test } from 'vitest'
import { qrMatrix, qrOperators } from './qr-path.ts'

type Decode = (pixels: Uint8ClampedArray, width: number, height: number) => { data: string } | null

/** Paints the rectangles of the PDF path at four pixels per module, inside the quiet zone that readers expect. */
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

const url = 'https://edu.example.or.kr/verify/2FQ8-ZN0C-W7XR'
/** Has as many digits as a signed certificate with the longest names. */
const signed = `${url}#${'1234567890'.repeat(45).slice(0, 444)}`

test.each([
  ['plain', url, 'Q'],
  ['signed', signed, 'M'],
] as const)('returns the address from the drawn modules of the %s QR symbol', (_kind, text, level) => {
  const matrix = qrMatrix(text, level)
  const { pixels, side } = paint(qrOperators(matrix, 82, 706, 62), matrix.size)
  const decode = jsqr as unknown as Decode
  expect(decode(pixels, side, side)?.data).toBe(text)
})

test('prints the modules of the longest signed symbol at least 0.4 mm wide', () => {
  const millimetres = (70 / 72) * 25.4
  expect(millimetres / qrMatrix(signed, 'M').size).toBeGreaterThan(0.4)
})
