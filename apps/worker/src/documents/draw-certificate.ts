import { postalAddress } from '@hygiene/domain/postal-address'
import { signedAddress } from '@hygiene/domain/education/certificate/signed/signed-payload'
import type { CertificateFields } from './certificate-fields.ts'
import { gold, ink, navy } from './document-colours.ts'
import { drawIssuer } from './issuer-line.ts'
import { koreanDay } from './korean-day.ts'
import { balanceLines, fitText } from './line-fitting.ts'
import { PAGE_WIDTH, pt } from './page-measures.ts'
import { securityFrame } from './security-frame.ts'
import { drawSampleMark } from './sample-mark.ts'
import type { WithSeal } from './seal-picture-form.ts'
import { openSheet } from './sheet.ts'
import type { Sheet } from './sheet.ts'
import { spreadTracking, widthOf } from './text-runs.ts'
import type { TextStyle } from './text-runs.ts'
import { drawVerificationStrip, type PrintedSymbol, verifyPage } from './verification-strip.ts'

const [LEFT, RIGHT, CENTRE] = [82, PAGE_WIDTH - 82, PAGE_WIDTH / 2]
const TITLE = '수료증'

function drawTitle(sheet: Sheet, fields: CertificateFields): void {
  sheet.tagged(sheet.root, 'P', () => {
    sheet.text(`제 ${fields.number} 호`, LEFT, 91.5, { typeface: 'serif', size: 12, colour: ink })
  })
  const title = { typeface: 'serifBold', size: 54, tracking: 30, colour: ink, align: 'centre' } as const
  sheet.tagged(sheet.root, 'H1', () => sheet.text(TITLE, CENTRE, 166, { ...title, actual: TITLE }))
  sheet.artifact(() => {
    for (const side of [-1, 1]) {
      const diamond = CENTRE + side * 88.2
      sheet.rule(CENTRE + side * 150, CENTRE + side * 92, 200.8, 0.7, gold)
      sheet.raw(`q ${gold} rg 1 0 0 1 ${pt(diamond)} 200.8 cm -2.8 0 m 0 -2.8 l 2.8 0 l 0 2.8 l h f Q`)
    }
  })
  const subtitle = { typeface: 'serifBold', size: 16, tracking: 5, colour: navy, align: 'centre' } as const
  sheet.tagged(sheet.root, 'P', () => {
    sheet.text(fields.educationName, CENTRE, 206.4, { ...subtitle, actual: fields.educationName })
  })
}

function rowsOf(fields: CertificateFields): (readonly [label: string, value: string])[] {
  return [
    ['성명', fields.userName],
    ['생년월일', koreanDay(fields.birthOn)],
    ['업소명', fields.businessName],
    ['소재지', postalAddress(fields.address, fields.address2)],
    ['교육구분', fields.courseLine],
    ['교육시간', `${fields.hours}시간`],
    ['수료일', koreanDay(fields.completedOn)],
  ]
}

function drawRows(sheet: Sheet, fields: CertificateFields): number {
  const table = sheet.group(sheet.root, 'Table')
  let baseline = 250
  for (const [label, value] of rowsOf(fields)) {
    const labelStyle = { typeface: 'serifBold', size: 14 } as const
    const valueStyle: TextStyle =
      label === '성명' ? { typeface: 'serifBold', size: 16 } : { typeface: 'serif', size: 14.5 }
    const fitted = fitText(value, RIGHT - 206, valueStyle, valueStyle.size * 0.82)
    const lineHeight = Math.min(15.5, fitted.size * 1.3)
    const row = sheet.group(table, 'TR')
    const tracking = spreadTracking(label, labelStyle, 72)
    sheet.tagged(
      row,
      'TH',
      () => {
        sheet.text(label, 104, baseline, { ...labelStyle, tracking, colour: navy, actual: label })
        sheet.text(':', 191, baseline - 0.5, {
          ...labelStyle,
          typeface: 'serif',
          colour: navy,
          align: 'centre',
        })
      },
      { scope: 'Row' },
    )
    sheet.tagged(row, 'TD', () => {
      for (const [at, line] of fitted.lines.entries()) {
        const continues = at < fitted.lines.length - 1
        const lettering = { ...valueStyle, size: fitted.size, colour: ink, continues }
        sheet.text(line, 206, baseline + at * lineHeight, lettering)
      }
    })
    baseline += 28.5 + (fitted.lines.length - 1) * lineHeight
  }
  return baseline - 28.5
}

interface LaidBody {
  lines: string[]
  style: TextStyle
  leading: number
}

/** Finds the largest size that keeps the usual wording on three lines. Longer wordings get tighter and smaller lines. */
function layBody(body: string, room: number): LaidBody {
  let size = 16.75
  for (;;) {
    const style: TextStyle = { typeface: 'serif', size, tightBrackets: true }
    const lines = balanceLines(body, 400, style, size)
    const leading = lines.length > 3 ? size * 1.7 : 30
    const fits = lines.length <= 3 || (size <= 15.25 && (lines.length - 1) * leading <= room)
    if (fits || size <= 7) return { lines, style, leading }
    size -= 0.25
  }
}

function drawBody(sheet: Sheet, body: string, rowsEnd: number): void {
  const { lines, style, leading } = layBody(body, 570 - rowsEnd)
  const widths = lines.map((line, at) => widthOf(line, style) + (at === 0 ? style.size : 0))
  const block = Math.max(...widths)
  const left = CENTRE - block / 2
  // The block is centred between the facts and the date.
  const first = (rowsEnd + (lines.length > 3 ? 606 : 626)) / 2 - ((lines.length - 1) * leading) / 2
  sheet.tagged(sheet.root, 'P', () => {
    for (const [at, line] of lines.entries()) {
      const gaps = Array.from(line).length - 1
      const missing = block - (widths[at] ?? block)
      const isLast = at === lines.length - 1
      const tracking = isLast || gaps < 1 ? 0 : Math.min(missing / gaps, style.size * 0.12)
      const indent = at === 0 ? style.size : 0
      sheet.text(line, left + indent, first + at * leading, {
        ...style,
        tracking,
        colour: ink,
        continues: !isLast,
      })
    }
  })
}

/** Renders the certificate as a tagged PDF/A-1b. The same fields always give the same bytes. */
export async function drawCertificate(fields: WithSeal<CertificateFields>): Promise<Uint8Array> {
  const sheet = openSheet({ title: `${TITLE} 제${fields.number}호`, issuedOn: fields.issuedOn })
  sheet.artifact(() => sheet.useForm(securityFrame()))
  if (fields.isSample) drawSampleMark(sheet)
  drawTitle(sheet, fields)
  drawBody(sheet, fields.body, drawRows(sheet, fields))
  sheet.tagged(sheet.root, 'P', () => {
    const lettering = { typeface: 'serif', size: 16.5, tracking: 0.55, colour: ink, align: 'centre' } as const
    sheet.text(koreanDay(fields.issuedOn), CENTRE, 615.5, lettering)
  })
  drawIssuer(sheet, {
    issuerName: fields.issuerName,
    sealText: fields.sealText,
    sealPicture: fields.sealPicture,
    baseline: 664,
    size: 24.8,
    sealSide: 62,
    left: LEFT,
    right: RIGHT,
  })
  drawVerificationStrip(sheet, {
    verificationNumber: fields.verificationNumber,
    verifyUrl: fields.verifyUrl,
    symbol: symbolOf(fields),
    notes: [
      `왼쪽 QR을 찍거나 누리집(${verifyPage(fields.siteHost, fields.verifyUrl)})에 문서확인번호를 입력하면 진위를 확인할 수 있습니다.`,
      '이 수료증은 전자문서로 발급되었습니다. 위조·변조하여 사용하면 법에 따라 처벌받습니다.',
      `수료 기록은 영구 보존되며 누리집에서 언제든지 다시 출력할 수 있습니다. 고객지원 ${fields.supportPhone}`,
    ],
    left: LEFT,
    right: RIGHT,
    top: 694.4,
  })
  return sheet.finish()
}

/** Uses level M and a larger side for the long signed address, so that the modules stay coarse enough to read (decision 013). */
function symbolOf({ verifyUrl, signedPayload }: CertificateFields): PrintedSymbol {
  if (signedPayload === null) return { text: verifyUrl, level: 'Q', side: 62 }
  return { text: signedAddress(verifyUrl, signedPayload), level: 'M', side: 70 }
}
