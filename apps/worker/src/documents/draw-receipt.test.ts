import { extractText } from 'unpdf'
import { expect, test } from 'vitest'
import { drawReceipt } from './draw-receipt.ts'
import { exampleReceipt } from './example-documents.ts'
import { MissingGlyphError } from './missing-glyph.ts'

async function textOf(pdf: Uint8Array): Promise<string> {
  const { text } = await extractText(new Uint8Array(pdf), { mergePages: true })
  return text.replace(/\s+/gu, ' ')
}

test('a receipt states the amount in words and figures, the payment and that it is no tax invoice', async () => {
  const text = await textOf(await drawReceipt(exampleReceipt))
  for (const part of [
    '이 영수증은 세금계산서로 사용할 수 없습니다.',
    '일금 삼만육천원정',
    '36,000원',
    'R2026-1120-004821',
    '홍길동',
    '신용카드 (일시불)',
    '2026-11-09 14:03:22',
    '30418827',
    'E20261109-88412',
    '7K3M-QX2T-B4F7',
  ]) {
    expect(text).toContain(part)
  }
})

test('a receipt has the same bytes every time', async () => {
  const [first, second] = [await drawReceipt(exampleReceipt), await drawReceipt(exampleReceipt)]
  expect(Buffer.compare(first, second)).toBe(0)
})

test('a receipt prints hanja and rare syllables of the payer', async () => {
  const text = await textOf(await drawReceipt({ ...exampleReceipt, payerName: '뷁뼯(李㐂)' }))
  expect(text).toContain('뷁뼯(李㐂)')
})

test('a receipt with an unprintable name is refused', async () => {
  const drawing = drawReceipt({ ...exampleReceipt, payerName: '홍\u{1100}' })
  await expect(drawing).rejects.toThrow(MissingGlyphError)
})
