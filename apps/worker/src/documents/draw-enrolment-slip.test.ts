import { extractText } from 'unpdf'
import { expect, test } from 'vitest'
import { drawEnrolmentSlip } from './draw-enrolment-slip.ts'
import { exampleSlip } from './example-documents.ts'
import { MissingGlyphError } from './missing-glyph.ts'
import { slipFields } from './slip-fields.ts'

async function textOf(pdf: Uint8Array): Promise<{ text: string; totalPages: number }> {
  const { text, totalPages } = await extractText(new Uint8Array(pdf), { mergePages: true })
  return { text: text.replace(/\s+/gu, ' '), totalPages }
}

test('contains every fact of a slip as text that can be copied', async () => {
  const { text, totalPages } = await textOf(await drawEnrolmentSlip(exampleSlip))
  for (const part of [
    '수강증',
    '신청번호 7311-9120',
    '2026년 12월 10일(목)',
    '10:00 ~ 17:00',
    '경기 수원 외식업 교육장',
    '경기도 수원시 팔달구 가상로 41, 3층 대강의실',
    '전화 031-000-0411',
    '수원역 10번 출구에서 걸어서 8분.',
    '이 QR을 휴대전화로 비추시면 지도가 열립니다.',
    '홍길동',
    '1984년 3월 7일',
    '한마음 숯불갈비 본점',
    '김한마음',
    '031-000-0734',
    '20260110734',
    '대표자',
    '신규 영업자 식품위생교육 (일반음식점) 6시간 · 40,000원 결제 완료',
    '신분증 (주민등록증, 운전면허증, 여권 가운데 하나)',
    '교육 당일부터는 환불되지 않습니다.',
    '사단법인 한국○○위생교육협회장',
    '경기지회 031-000-1000',
  ]) {
    expect(text).toContain(part)
  }
  expect(text.replaceAll(' ', '')).toContain('대표자김한마음영업장전화031-000-0734')
  expect(text.replaceAll(' ', '')).toContain('직위대표자')
  expect(totalPages).toBe(1)
})

test('draws a slip frozen before representative and telephone were printed without them', async () => {
  const { representative: _name, companyPhone: _phone, ...old } = exampleSlip
  const { text } = await textOf(await drawEnrolmentSlip(slipFields.parse(old)))
  expect(text).not.toContain('영업장 전화')
  expect(text).not.toContain('김한마음')
})

test('links a phone from the slip to the map', async () => {
  const pdf = Buffer.from(await drawEnrolmentSlip(exampleSlip))
  expect(pdf.includes('/S /URI')).toBe(true)
  expect(pdf.includes(`/URI (${exampleSlip.mapUrl})`)).toBe(true)
  for (const mapUrl of ['', 'javascript:alert(1)', 'somewhere']) {
    const without = Buffer.from(await drawEnrolmentSlip({ ...exampleSlip, mapUrl }))
    expect(without.includes('/S /URI')).toBe(false)
  }
})

const figuresOf = (pdf: Uint8Array) => Buffer.from(pdf).toString('latin1').split('/S /Figure').length - 1

test('opens the map from a printed slip by a second symbol, without an address to type', async () => {
  const drawn = await drawEnrolmentSlip(exampleSlip)
  const without = await drawEnrolmentSlip({ ...exampleSlip, mapUrl: '' })
  expect((await textOf(drawn)).text).not.toContain('map.example.or.kr')
  expect((await textOf(without)).text).not.toContain('지도가 열립니다')
  expect([figuresOf(drawn), figuresOf(without)]).toEqual([3, 2])
})

test('draws a slip with the same bytes every time', async () => {
  const [first, second] = [await drawEnrolmentSlip(exampleSlip), await drawEnrolmentSlip(exampleSlip)]
  expect(Buffer.compare(first, second)).toBe(0)
})

test('refuses a slip with an unprintable name', async () => {
  const drawing = drawEnrolmentSlip({ ...exampleSlip, userName: '홍\u{1100}' })
  await expect(drawing).rejects.toThrow(MissingGlyphError)
})

test('fits any record on one page of a slip', async () => {
  const widest = slipFields.parse({
    ...exampleSlip,
    location: '쀍'.repeat(100),
    venueAddress: '가나다 '.repeat(37),
    venueAddress2: '라'.repeat(100),
    directions: '바사아 '.repeat(75),
    userName: '뷁'.repeat(40),
    businessName: '쀍'.repeat(80),
    representative: '뷁'.repeat(40),
    companyPhone: '1'.repeat(20),
    address: '가나다 '.repeat(37),
    address2: '라'.repeat(100),
    branchName: '차'.repeat(60),
  })
  const { text, totalPages } = await textOf(await drawEnrolmentSlip(widest))
  expect(text).toContain('차'.repeat(60))
  expect(totalPages).toBe(1)
})
