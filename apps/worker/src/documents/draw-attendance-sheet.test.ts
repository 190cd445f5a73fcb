import { extractText } from 'unpdf'
import { expect, it } from 'vitest'
import type { AttendanceSheetFields } from './attendance-sheet-fields.ts'
import { drawAttendanceSheet } from './draw-attendance-sheet.ts'

const sheetOf = (count: number): AttendanceSheetFields => ({
  when: '2026년 12월 8일(화) 10:00~17:00',
  venueName: '경기 수원 외식업 교육장',
  branchName: '경기지회',
  kind: '신규 영업자',
  sessionNo: 142,
  drawnOn: '2026-12-07',
  drawnAt: '2026.12.07 17:40',
  people: Array.from({ length: count }, (_, at) => ({
    number: at + 1,
    name: at === 3 ? '남궁도담솔바람' : '홍길동',
    birthYear: '1984년생',
    phoneEnd: '0734',
    businessName: at === 2 ? '한마음 숯불갈비와 냉면 판교테크노밸리 본점 외 2곳' : '한마음 분식',
    trade: '일반음식점',
    note: at === 1 ? '결제 대기' : '',
  })),
})

async function pagesOf(pdf: Uint8Array): Promise<string[]> {
  const { text } = await extractText(new Uint8Array(pdf), { mergePages: false })
  return text.map((page) => page.replaceAll(/\s+/gu, ' '))
}

it.each([
  [0, 1],
  [40, 2],
  [200, 8],
])('lists %d people on %d numbered pages, each once', async (people, pages) => {
  const texts = await pagesOf(await drawAttendanceSheet(sheetOf(people)))
  expect(texts).toHaveLength(pages)
  expect(texts.map((text) => text.match(/\d+ \/ \d+/u)?.[0])).toEqual(
    texts.map((_, at) => `${at + 1} / ${pages}`),
  )
  const names = texts.join(' ').match(/1984년생/gu) ?? []
  expect(names).toHaveLength(people)
})

it('prints for each person what the venue needs, without birthday or whole number', async () => {
  const [text = ''] = await pagesOf(await drawAttendanceSheet(sheetOf(5)))
  for (const part of [
    '출석부',
    '2026년 12월 8일(화) 10:00~17:00 · 경기 수원 외식업 교육장',
    '경기지회 · 회차 142 · 신규 영업자 · 모두 5명',
    '입실 서명',
    '퇴실 서명',
    '1984년생',
    '0734',
    '결제 대기',
    '2026.12.07 17:40 기준',
  ]) {
    expect(text).toContain(part)
  }
  expect(text).not.toMatch(/010|\d{4}-\d{2}-\d{2}/u)
})

it('draws the same bytes for the same people', async () => {
  const [one, other] = [await drawAttendanceSheet(sheetOf(3)), await drawAttendanceSheet(sheetOf(3))]
  expect(Buffer.from(one).equals(Buffer.from(other))).toBe(true)
})
