import type { AttendanceSheetFields, SheetPerson } from './attendance-sheet-fields.ts'
import { grey, hairline, ink, navy, panel } from './document-colours.ts'
import { fitText } from './line-fitting.ts'
import { PAGE_HEIGHT, PAGE_WIDTH } from './page-measures.ts'
import { openSheet, type Sheet, type StructureElement } from './sheet.ts'

interface Column {
  heading: string
  left: number
  width: number
  align: 'left' | 'centre'
  value: (person: SheetPerson) => string
  isStrong?: true
}

const [LEFT, RIGHT] = [36, PAGE_WIDTH - 36]
const TITLE = '출석부'
const TABLE_TOP = 112
const HEAD_HEIGHT = 24
/** Equals 9 mm, which a handwritten signature needs. */
const ROW_HEIGHT = 26
const FOOT = PAGE_HEIGHT - 28
const ROWS_A_PAGE = Math.floor((FOOT - 18 - TABLE_TOP - HEAD_HEIGHT) / ROW_HEIGHT)
const INSET = 5

const WIDTHS = [30, 74, 48, 40, 104, 70, 78, 79] as const
const lefts = WIDTHS.map((_, at) => LEFT + WIDTHS.slice(0, at).reduce((sum, width) => sum + width, 0))
const column = (at: number, heading: string, value: Column['value'], rest: Partial<Column> = {}): Column => ({
  heading,
  value,
  left: lefts[at] ?? LEFT,
  width: WIDTHS[at] ?? 0,
  align: 'left',
  ...rest,
})

const COLUMNS: readonly Column[] = [
  column(0, '번호', ({ number }) => String(number), { align: 'centre' }),
  column(1, '성명', ({ name }) => name, { isStrong: true }),
  column(2, '생년', ({ birthYear }) => birthYear),
  column(3, '끝 4자리', ({ phoneEnd }) => phoneEnd, { align: 'centre' }),
  column(4, '업소명', ({ businessName }) => businessName),
  column(5, '업종', ({ trade, note }) => (note === '' ? trade : note)),
  column(6, '입실 서명', () => '', { align: 'centre' }),
  column(7, '퇴실 서명', () => '', { align: 'centre' }),
]
const TABLE_RIGHT = LEFT + WIDTHS.reduce((sum, width) => sum + width, 0)

export async function drawAttendanceSheet(fields: AttendanceSheetFields): Promise<Uint8Array> {
  const sheet = openSheet({ title: `${TITLE} ${fields.sessionNo}`, issuedOn: fields.drawnOn })
  const pages = Math.max(1, Math.ceil(fields.people.length / ROWS_A_PAGE))
  for (let page = 0; page < pages; page += 1) {
    if (page > 0) sheet.turn()
    drawHead(sheet, fields)
    drawPeople(sheet, fields.people.slice(page * ROWS_A_PAGE, (page + 1) * ROWS_A_PAGE))
    drawFoot(sheet, fields, `${page + 1} / ${pages}`)
  }
  return sheet.finish()
}

function drawHead(sheet: Sheet, fields: AttendanceSheetFields): void {
  const { when, venueName, branchName, kind, sessionNo, people } = fields
  const title = { typeface: 'sansBold', size: 22, colour: ink } as const
  const line = { typeface: 'sans', size: 10.5, colour: ink } as const
  sheet.tagged(sheet.root, 'H1', () => sheet.text(TITLE, LEFT, 62, title))
  sheet.tagged(sheet.root, 'P', () => {
    const fitted = fitText(`${when} · ${venueName}`, RIGHT - LEFT, { ...line, typeface: 'sansBold' }, 9)
    sheet.text(fitted.lines[0] ?? '', LEFT, 84, { ...line, typeface: 'sansBold', size: fitted.size })
  })
  sheet.tagged(sheet.root, 'P', () => {
    sheet.text(`${branchName} · 회차 ${sessionNo} · ${kind} · 모두 ${people.length}명`, LEFT, 101, line)
  })
  sheet.tagged(sheet.root, 'P', () => {
    sheet.text('강사', RIGHT - 150, 62, { ...line, continues: true })
    sheet.text('(서명)', RIGHT, 62, { ...line, colour: grey, align: 'right' })
  })
}

function drawPeople(sheet: Sheet, people: readonly SheetPerson[]): void {
  const table = sheet.group(sheet.root, 'Table')
  const bottom = TABLE_TOP + HEAD_HEIGHT + people.length * ROW_HEIGHT
  sheet.artifact(() => {
    sheet.panel(LEFT, TABLE_TOP, TABLE_RIGHT - LEFT, HEAD_HEIGHT, panel)
    for (const at of people.keys()) {
      sheet.rule(LEFT, TABLE_RIGHT, TABLE_TOP + HEAD_HEIGHT + at * ROW_HEIGHT, 0.5, hairline)
    }
    for (const { left } of COLUMNS.slice(-2)) {
      sheet.raw(`q ${hairline} RG 0.5 w ${left} ${TABLE_TOP} m ${left} ${bottom} l S Q`)
    }
    sheet.rule(LEFT, TABLE_RIGHT, TABLE_TOP, 1.1, navy)
    sheet.rule(LEFT, TABLE_RIGHT, bottom, 1.1, navy)
  })
  const head = sheet.group(table, 'TR')
  for (const part of COLUMNS) {
    const draw = () => drawAt(sheet, part, part.heading, TABLE_TOP + 15.6, { size: 9.4, isHead: true })
    sheet.tagged(head, 'TH', draw, { scope: 'Column' })
  }
  for (const [at, person] of people.entries()) {
    drawPerson(sheet, sheet.group(table, 'TR'), person, TABLE_TOP + HEAD_HEIGHT + at * ROW_HEIGHT)
  }
}

function drawPerson(sheet: Sheet, row: StructureElement, person: SheetPerson, top: number): void {
  for (const part of COLUMNS) {
    const value = part.value(person)
    sheet.tagged(row, 'TD', () => drawAt(sheet, part, value, top + ROW_HEIGHT / 2 + 3.6, { size: 10.2 }))
  }
}

function drawAt(
  sheet: Sheet,
  { left, width, align, isStrong }: Column,
  value: string,
  baseline: number,
  { size, isHead = false }: { size: number; isHead?: boolean },
): void {
  const typeface = isHead || isStrong ? 'sansBold' : 'sans'
  const fitted = fitText(value, width - 2 * INSET, { typeface, size }, size * 0.8)
  const x = align === 'centre' ? left + width / 2 : left + INSET
  const leading = fitted.size * 1.15
  const first = baseline - ((fitted.lines.length - 1) * leading) / 2
  for (const [at, line] of fitted.lines.entries()) {
    const continues = at < fitted.lines.length - 1
    const colour = isHead ? navy : ink
    sheet.text(line, x, first + at * leading, { typeface, size: fitted.size, colour, align, continues })
  }
}

function drawFoot(sheet: Sheet, { drawnAt }: AttendanceSheetFields, page: string): void {
  const small = { typeface: 'sans', size: 8.6, colour: grey } as const
  sheet.tagged(sheet.root, 'P', () => {
    sheet.text(`${drawnAt} 기준 · 개인정보가 적힌 문서입니다. 잠기는 곳에 보관해주세요.`, LEFT, FOOT, small)
  })
  sheet.tagged(sheet.root, 'P', () => sheet.text(page, RIGHT, FOOT, { ...small, align: 'right' }))
}
