import { samplePink } from './document-colours.ts'
import { PAGE_HEIGHT, PAGE_WIDTH } from './page-measures.ts'
import type { Sheet } from './sheet.ts'

const MARK = '견본'

export function drawSampleMark(sheet: Sheet): void {
  const lettering = {
    typeface: 'sansBold',
    size: 180,
    tracking: 40,
    colour: samplePink,
    align: 'centre',
  } as const
  sheet.tagged(sheet.root, 'P', () => {
    sheet.text(MARK, PAGE_WIDTH / 2, PAGE_HEIGHT / 2 + 40, { ...lettering, actual: MARK })
  })
}
