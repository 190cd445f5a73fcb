import { grey, hairline, ink } from './document-colours.ts'
import { qrMatrix, qrOperators } from './qr-path.ts'
import type { Sheet } from './sheet.ts'

export interface PrintedSymbol {
  text: string
  level: 'M' | 'Q'
  /** Is measured in points; a quiet zone of four modules is kept around it. */
  side: number
}

interface Strip {
  verificationNumber: string
  verifyUrl: string
  symbol: PrintedSymbol
  notes: readonly string[]
  left: number
  right: number
  top: number
}

export function verifyPage(siteHost: string, verifyUrl: string): string {
  const { pathname } = new URL(verifyUrl)
  return `${siteHost}${pathname.slice(0, pathname.lastIndexOf('/'))}`
}

export function drawVerificationStrip(sheet: Sheet, strip: Strip): void {
  const { text, level, side } = strip.symbol
  const qrTop = strip.top + 11.6
  const textLeft = strip.left + side + 14
  sheet.artifact(() => sheet.rule(strip.left, strip.right, strip.top, 0.5, hairline))
  sheet.tagged(
    sheet.root,
    'Figure',
    () => sheet.raw(qrOperators(qrMatrix(text, level), strip.left, qrTop, side)),
    {
      alt: `문서 확인 QR 코드: ${strip.verifyUrl}`,
      bbox: [strip.left, qrTop, strip.left + side, qrTop + side],
    },
  )
  sheet.tagged(sheet.root, 'P', () => {
    sheet.text('문서확인번호', textLeft, qrTop + 9.6, { typeface: 'sans', size: 8.6, colour: grey })
    const lettering = { typeface: 'sansBold', size: 11, tracking: 0.45, colour: ink } as const
    sheet.text(strip.verificationNumber, textLeft + 58, qrTop + 10, lettering)
  })
  for (const [at, note] of strip.notes.entries()) {
    sheet.tagged(sheet.root, 'P', () =>
      sheet.text(note, textLeft, qrTop + 25.4 + at * 12, { typeface: 'sans', size: 7.6, colour: grey }),
    )
  }
}
