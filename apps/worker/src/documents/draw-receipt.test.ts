import { extractText } from 'unpdf'
import { expect, test } from 'vitest'
import { drawReceipt } from './draw-receipt.ts'
import { exampleReceipt } from './example-documents.ts'
import { MissingGlyphError } from './missing-glyph.ts'
import { receiptFields } from './receipt-fields.ts'

async function textOf(pdf: Uint8Array): Promise<string> {
  const { text } = await extractText(new Uint8Array(pdf), { mergePages: true })
  return text.replace(/\s+/gu, ' ')
}

test('states the amount in words and figures and that a receipt is no tax invoice', async () => {
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

test('says on a receipt after a refund that the money was returned', async () => {
  const refunded = { ...exampleReceipt, discountOrRefundWon: 36_000, netWon: 0 }
  const text = await textOf(await drawReceipt(refunded))
  expect(text).toContain('위 금액을 식품위생교육 교육비로 영수한 뒤 36,000원을 환급하였습니다.')
  expect(text).not.toContain('정히 영수합니다')
})

test.each([
  [36_000, ['과세구분', '면세'], ['부가세']],
  [0, ['과세', '공급가액', '32,727원', '부가세', '3,273원'], ['면세']],
  [null, ['실수납액'], ['과세구분', '부가세']],
])('prints the frozen tax on a receipt of %s won free of tax', async (taxFreeWon, said, unsaid) => {
  const text = await textOf(await drawReceipt({ ...exampleReceipt, taxFreeWon }))
  for (const part of said) expect(text.replaceAll(' ', '')).toContain(part)
  for (const part of unsaid) expect(text.replaceAll(' ', '')).not.toContain(part)
})

test('draws a receipt with the same bytes every time', async () => {
  const [first, second] = [await drawReceipt(exampleReceipt), await drawReceipt(exampleReceipt)]
  expect(Buffer.compare(first, second)).toBe(0)
})

test('prints hanja and rare syllables of the payer on a receipt', async () => {
  const text = await textOf(await drawReceipt({ ...exampleReceipt, payerName: '뷁뼯(李㐂)' }))
  expect(text).toContain('뷁뼯(李㐂)')
})

test('refuses a receipt with an unprintable name', async () => {
  const drawing = drawReceipt({ ...exampleReceipt, payerName: '홍\u{1100}' })
  await expect(drawing).rejects.toThrow(MissingGlyphError)
})

const LONG = '아주 긴 이름의 한마음 숯불갈비와 시골밥상과 해물칼국수 전문점 판교테크노밸리 본점 별관 2호'

const licences = Array.from({ length: 10 }, (_, at) => ({
  businessName: at === 9 ? LONG : `한마음 식당 ${at + 1}호점`,
  address: '경기도 성남시 분당구 판교역로 321, 1층 104호 (삼평동)',
  licenceNo: `2019-00123${at}`,
  trade: at % 2 === 0 ? '일반음식점' : '위탁급식영업',
  priceWon: 50_000 + at * 1_000,
}))

test('names every licence with its share on the second page of a group receipt', async () => {
  const group = { ...exampleReceipt, businessName: '한마음 식당 1호점 외 9건', licences, priceWon: 545_000 }
  const pdf = await drawReceipt(group)
  const { totalPages } = await extractText(new Uint8Array(pdf))
  expect(totalPages).toBe(2)
  const text = await textOf(pdf)
  expect(text).toContain('10건 합계 545,000원')
  for (const { businessName, licenceNo, priceWon } of licences) {
    expect(text.replaceAll(' ', '')).toContain(businessName.replaceAll(' ', ''))
    expect(text).toContain(licenceNo)
    expect(text).toContain(`${priceWon.toLocaleString('ko-KR')}원`)
  }
})

test('draws a receipt of one licence on one page, also when frozen before groups', async () => {
  const { licences: _none, ...before } = exampleReceipt
  const { totalPages } = await extractText(new Uint8Array(await drawReceipt(receiptFields.parse(before))))
  expect(totalPages).toBe(1)
})
