import { grey, hairline, ink, navy, panel } from './document-colours.ts'
import { koreanWon } from './korean-day.ts'
import { fitText } from './line-fitting.ts'
import type { Lettering } from './page-drawing.ts'
import { PAGE_WIDTH } from './page-measures.ts'
import type { ReceiptFields } from './receipt-fields.ts'
import type { Sheet, StructureElement } from './sheet.ts'

type Licence = ReceiptFields['licences'][number]

interface Column {
  heading: string
  left: number
  width: number
  align: 'left' | 'right'
  lines: (licence: Licence, at: number) => readonly string[]
}

const [LEFT, RIGHT] = [56, PAGE_WIDTH - 56]
const HEAD_HEIGHT = 25.5
const ROW_HEIGHT = 46
const INSET = 8

const COLUMNS: readonly Column[] = [
  { heading: '번호', left: LEFT, width: 36, align: 'left', lines: (_, at) => [String(at + 1)] },
  {
    heading: '업소명 · 소재지',
    left: 92,
    width: 208,
    align: 'left',
    lines: ({ businessName, address }) => [businessName, address],
  },
  { heading: '영업신고번호', left: 300, width: 94, align: 'left', lines: ({ licenceNo }) => [licenceNo] },
  { heading: '업종', left: 394, width: 80, align: 'left', lines: ({ trade }) => [trade] },
  {
    heading: '교육비',
    left: 474,
    width: RIGHT - 474,
    align: 'right',
    lines: ({ priceWon }) => [koreanWon(priceWon)],
  },
]

export function drawLicencePage(sheet: Sheet, fields: ReceiptFields): void {
  sheet.turn()
  const heading = { typeface: 'sansBold', size: 16, colour: ink } as const
  const small = { typeface: 'sans', size: 9.4, colour: grey } as const
  sheet.tagged(sheet.root, 'H2', () => sheet.text('영업장별 내역', LEFT, 84, heading))
  sheet.tagged(sheet.root, 'P', () => sheet.text(`영수증번호 ${fields.number}`, LEFT, 104, small))
  sheet.tagged(sheet.root, 'P', () => {
    const sum = `${fields.licences.length}건 합계 ${koreanWon(fields.priceWon)}`
    sheet.text(sum, RIGHT, 104, { ...small, colour: ink, align: 'right' })
  })
  drawLicences(sheet, fields.licences, 116)
}

function drawLicences(sheet: Sheet, licences: readonly Licence[], top: number): void {
  const table = sheet.group(sheet.root, 'Table')
  const bottom = top + HEAD_HEIGHT + licences.length * ROW_HEIGHT
  sheet.artifact(() => {
    sheet.panel(LEFT, top, RIGHT - LEFT, HEAD_HEIGHT, panel)
    for (const at of licences.keys()) {
      sheet.rule(LEFT, RIGHT, top + HEAD_HEIGHT + at * ROW_HEIGHT, 0.5, hairline)
    }
    sheet.rule(LEFT, RIGHT, top, 1.1, navy)
    sheet.rule(LEFT, RIGHT, bottom, 1.1, navy)
  })
  const head = sheet.group(table, 'TR')
  for (const column of COLUMNS) {
    const lettering = { typeface: 'sansBold', size: 9.8, colour: navy } as const
    const draw = () => drawAt(sheet, column, column.heading, top + 16.6, lettering)
    sheet.tagged(head, 'TH', draw, { scope: 'Column' })
  }
  for (const [at, licence] of licences.entries()) {
    drawLicence(sheet, sheet.group(table, 'TR'), licence, at, top + HEAD_HEIGHT + at * ROW_HEIGHT)
  }
}

function drawLicence(sheet: Sheet, row: StructureElement, licence: Licence, at: number, top: number): void {
  for (const column of COLUMNS) {
    const [main = '', second] = column.lines(licence, at)
    sheet.tagged(row, 'TD', () => {
      const baseline = drawFitted(sheet, column, main, top + 17.5, { size: 10.2, colour: ink })
      if (second) drawFitted(sheet, column, second, baseline + 13, { size: 8, colour: grey })
    })
  }
}

function drawFitted(
  sheet: Sheet,
  column: Column,
  value: string,
  baseline: number,
  { size, colour }: { size: number; colour: string },
): number {
  const style = { typeface: 'sans', size } as const
  const fitted = fitText(value, column.width - 2 * INSET, style, size * 0.88)
  const leading = fitted.size * 1.15
  for (const [at, line] of fitted.lines.entries()) {
    const continues = at < fitted.lines.length - 1
    const lettering = { ...style, size: fitted.size, colour, continues }
    drawAt(sheet, column, line, baseline + at * leading, lettering)
  }
  return baseline + (fitted.lines.length - 1) * leading
}

function drawAt(sheet: Sheet, column: Column, text: string, baseline: number, lettering: Lettering): void {
  const { left, width, align } = column
  sheet.text(text, align === 'left' ? left + INSET : left + width - INSET, baseline, { ...lettering, align })
}
