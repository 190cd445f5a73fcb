import { formatSeoulSentence } from '@hygiene/domain/time/seoul-day'
import { postalAddress } from '@hygiene/domain/postal-address'
import { grey, ink, navy, panel } from './document-colours.ts'
import { fitText } from './line-fitting.ts'
import type { Lettering } from './page-drawing.ts'
import { qrMatrix, qrOperators } from './qr-path.ts'
import type { Sheet } from './sheet.ts'
import type { SlipFields } from './slip-fields.ts'

/** Equals 54 mm, which an old phone can read in a dim corridor, from paper or a screen. */
const QR_SIDE = 153
const PADDING = 14
/** Leaves four modules of white around the symbol (ISO/IEC 18004) and the text below it. */
const QUIET = 12
const LEADING = 1.28
const HEIGHT = QR_SIDE + 2 * QUIET + 22

interface HeroPlace {
  left: number
  right: number
  top: number
}

export function drawHero(sheet: Sheet, fields: SlipFields, place: HeroPlace): number {
  const { left, right, top } = place
  sheet.artifact(() => {
    sheet.panel(left, top, right - left, HEIGHT, panel)
    sheet.outline(left, top, right - left, HEIGHT, 1, navy)
  })
  const symbolLeft = right - QR_SIDE - 2 * QUIET - 1
  drawSymbol(sheet, fields, symbolLeft, top + 1)
  drawWhenAndWhere(sheet, fields, left + PADDING, symbolLeft - PADDING, top)
  return top + HEIGHT
}

function drawSymbol(sheet: Sheet, { payload }: SlipFields, left: number, top: number): void {
  const side = QR_SIDE + 2 * QUIET
  sheet.artifact(() => sheet.panel(left, top, side, HEIGHT - 2, '1 1 1'))
  const [x, y] = [left + QUIET, top + QUIET]
  sheet.tagged(sheet.root, 'Figure', () => sheet.raw(qrOperators(qrMatrix(payload), x, y, QR_SIDE)), {
    alt: '출석 확인 QR 코드',
    bbox: [x, y, x + QR_SIDE, y + QR_SIDE],
  })
  sheet.tagged(sheet.root, 'P', () => {
    const lettering = { typeface: 'sansBold', size: 9.2, colour: navy, align: 'centre' } as const
    sheet.text('들어오실 때 · 나가실 때 보여주세요', left + side / 2, top + side + 9, lettering)
  })
}

function drawWhenAndWhere(sheet: Sheet, fields: SlipFields, left: number, right: number, top: number): void {
  const label: Lettering = { typeface: 'sansBold', size: 9.4, colour: navy }
  const line = (text: string, baseline: number, lettering: Lettering): void => {
    sheet.tagged(sheet.root, 'P', () => sheet.text(text, left, baseline, lettering))
  }
  const fitted = (text: string, baseline: number, lettering: Lettering): number => {
    const { lines, size } = fitText(text, right - left, lettering, lettering.size * 0.86)
    const leading = size * LEADING
    sheet.tagged(sheet.root, 'P', () => {
      for (const [at, each] of lines.entries()) {
        const continues = at < lines.length - 1
        sheet.text(each, left, baseline + at * leading, { ...lettering, size, continues })
      }
    })
    return baseline + (lines.length - 1) * leading
  }
  line('교육 일시', top + 23, label)
  fitted(formatSeoulSentence(fields.eduDate), top + 47, { typeface: 'sansBold', size: 21, colour: ink })
  line(`${fields.startTime} ~ ${fields.endTime}`, top + 77, { typeface: 'sansBold', size: 24, colour: ink })
  line('교육장', top + 104, label)
  const name: Lettering = { typeface: 'sansBold', size: 15.5, colour: ink }
  const nameEnd = fitted(fields.location, top + 124, name)
  const address = postalAddress(fields.venueAddress, fields.venueAddress2)
  const plain: Lettering = { typeface: 'sans', size: 10.2, colour: ink }
  const addressEnd = fitted(address, nameEnd + 17, plain)
  if (fields.venuePhone !== '') line(`전화 ${fields.venuePhone}`, addressEnd + 15, { ...plain, colour: grey })
}
