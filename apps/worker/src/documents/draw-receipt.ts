import { postalAddress } from '@hygiene/domain/postal-address'
import { receiptTaxExplanation, receiptTaxNotice } from '@hygiene/domain/money/receipt/receipt-wording'
import { taxLines } from '@hygiene/domain/money/payment/tax'
import { grey, ink, navy, noticePink, panel, sealRed } from './document-colours.ts'
import { drawIssuer } from './issuer-line.ts'
import { koreanDay, koreanWon } from './korean-day.ts'
import { PAGE_WIDTH } from './page-measures.ts'
import type { ReceiptFields } from './receipt-fields.ts'
import { drawTable, rowHeightFor } from './receipt-table.ts'
import type { Cell } from './receipt-table.ts'
import { drawLicencePage } from './receipt-licences.ts'
import { drawSampleMark } from './sample-mark.ts'
import type { WithSeal } from './seal-picture-form.ts'
import { openSheet } from './sheet.ts'
import type { Sheet } from './sheet.ts'
import { widthOf } from './text-runs.ts'
import { drawVerificationStrip, verifyPage } from './verification-strip.ts'

const [LEFT, RIGHT, CENTRE] = [56, PAGE_WIDTH - 56, PAGE_WIDTH / 2]
const TITLE = '영수증'

function drawHead(sheet: Sheet, fields: ReceiptFields): void {
  const title = { typeface: 'sansBold', size: 30, tracking: 16, colour: ink, align: 'centre' } as const
  sheet.tagged(sheet.root, 'H1', () => sheet.text(TITLE, CENTRE, 84, { ...title, actual: TITLE }))
  sheet.artifact(() => {
    sheet.rule(CENTRE - 78, CENTRE + 78, 98, 1.5, navy)
    sheet.rule(CENTRE - 78, CENTRE + 78, 101, 0.5, navy)
  })
  const small = { typeface: 'sans', size: 9.4, colour: ink } as const
  sheet.tagged(sheet.root, 'P', () => {
    sheet.text('(납부자 보관용)', CENTRE, 115.2, { ...small, colour: grey, align: 'centre' })
  })
  sheet.tagged(sheet.root, 'P', () => sheet.text(`영수증번호 ${fields.number}`, LEFT, 141.4, small))
  sheet.tagged(sheet.root, 'P', () => {
    sheet.text(`발행일 ${koreanDay(fields.issuedOn)}`, RIGHT, 141.4, { ...small, align: 'right' })
  })
}

function drawAmount(sheet: Sheet, fields: ReceiptFields): void {
  const top = 150.9
  const figures = { typeface: 'sansBold', size: 21, colour: ink, align: 'right' } as const
  const text = { typeface: 'serifBold', size: 19.5, colour: ink } as const
  const room = RIGHT - 19 - widthOf(koreanWon(fields.amountWon), figures) - 20 - 138.5
  const scale = Math.min(1, room / widthOf(fields.amountInText, text))
  sheet.artifact(() => {
    sheet.panel(LEFT, top, RIGHT - LEFT, 58, panel)
    sheet.outline(LEFT, top, RIGHT - LEFT, 58, 1, navy)
  })
  sheet.tagged(sheet.root, 'P', () => {
    const label = { typeface: 'sansBold', size: 11.6, tracking: 10, colour: navy, actual: '금액' } as const
    sheet.text('금액', 74, 185, label)
    sheet.text(fields.amountInText, 138.5, 187, { ...text, size: text.size * scale })
    sheet.text(koreanWon(fields.amountWon), RIGHT - 19, 187, figures)
  })
}

const payerRows = (fields: ReceiptFields): (readonly Cell[])[] => [
  [
    ['성명', fields.payerName],
    ['생년월일', koreanDay(fields.payerBirthOn)],
  ],
  [['업소명', fields.businessName]],
  [['소재지', postalAddress(fields.address, fields.address2)]],
]

const paymentRows = (fields: ReceiptFields): (readonly Cell[])[] => [
  [['교육과정', fields.courseLine]],
  [
    ['교육일자', fields.educationDay],
    ['교육방법', fields.educationMethod],
  ],
  [
    ['결제수단', fields.paymentMethod],
    ['결제일시', fields.paidAt],
  ],
  [
    ['승인번호', fields.approvalNumber],
    ['주문번호', fields.orderNumber],
  ],
  [
    ['교육비', koreanWon(fields.priceWon)],
    ['할인·환급', koreanWon(fields.discountOrRefundWon)],
  ],
  ...receivedRows(fields),
]

function receivedRows(fields: ReceiptFields): (readonly Cell[])[] {
  const received: Cell = ['실수납액', koreanWon(fields.netWon)]
  const tax = taxLines(fields)
  if (!tax) return [[received]]
  const first: readonly Cell[] = [received, ['과세구분', tax.kind]]
  if (!tax.vat) return [first]
  return [
    first,
    [
      ['공급가액', koreanWon(tax.vat.supplyWon)],
      ['부가세', koreanWon(tax.vat.vatWon)],
    ],
  ]
}

function drawSection(
  sheet: Sheet,
  heading: string,
  rows: readonly (readonly Cell[])[],
  place: { top: number; rowHeight: number },
): number {
  const lettering = { typeface: 'sansBold', size: 10.8, colour: ink } as const
  sheet.tagged(sheet.root, 'H2', () => sheet.text(heading, LEFT, place.top, lettering))
  return drawTable(sheet, rows, { ...place, left: LEFT, right: RIGHT, top: place.top + 8.6 })
}

function drawNotice(sheet: Sheet, top: number): void {
  sheet.artifact(() => {
    sheet.panel(LEFT, top, RIGHT - LEFT, 42, noticePink)
    sheet.outline(LEFT, top, RIGHT - LEFT, 42, 0.7, sealRed)
    sheet.panel(LEFT, top, 3, 42, sealRed)
  })
  sheet.tagged(sheet.root, 'P', () => {
    sheet.text(receiptTaxNotice, 72, top + 17, { typeface: 'sansBold', size: 11, colour: sealRed })
  })
  const reason = receiptTaxExplanation
  sheet.tagged(sheet.root, 'P', () => {
    sheet.text(reason, 72, top + 32, { typeface: 'sans', size: 8.3, colour: ink })
  })
}

function drawReceived(sheet: Sheet, fields: WithSeal<ReceiptFields>, noticeTop: number): void {
  const sentence = { typeface: 'serif', size: 14.2, colour: ink, align: 'centre' } as const
  sheet.tagged(sheet.root, 'P', () => {
    sheet.text(receivedSentence(fields), CENTRE, noticeTop + 73.6, sentence)
  })
  sheet.tagged(sheet.root, 'P', () => {
    sheet.text(koreanDay(fields.issuedOn), CENTRE, noticeTop + 98.2, { ...sentence, size: 12.6 })
  })
  drawIssuer(sheet, {
    issuerName: fields.issuerName,
    sealText: fields.sealText,
    sealPicture: fields.sealPicture,
    baseline: noticeTop + 137.2,
    size: 19.6,
    sealSide: 50,
    left: LEFT,
    right: RIGHT,
  })
}

/** A receipt of a refunded payment must not read as a confirmation of money received. */
function receivedSentence({ educationName, discountOrRefundWon }: ReceiptFields): string {
  const received = `위 금액을 ${educationName} 교육비로`
  if (discountOrRefundWon === 0) return `${received} 정히 영수합니다.`
  return `${received} 영수한 뒤 ${koreanWon(discountOrRefundWon)}을 환급하였습니다.`
}

export async function drawReceipt(fields: WithSeal<ReceiptFields>): Promise<Uint8Array> {
  const sheet = openSheet({ title: `${TITLE} ${fields.number}`, issuedOn: fields.issuedOn })
  if (fields.isSample) drawSampleMark(sheet)
  drawHead(sheet, fields)
  drawAmount(sheet, fields)
  const [payer, payment] = [payerRows(fields), paymentRows(fields)]
  const rowHeight = rowHeightFor([...payer, ...payment], LEFT, RIGHT)
  const payerEnd = drawSection(sheet, '납부자', payer, { top: 235, rowHeight })
  const paymentEnd = drawSection(sheet, '교육 및 결제 내역', payment, { top: payerEnd + 23.4, rowHeight })
  const noticeTop = paymentEnd + 18
  drawNotice(sheet, noticeTop)
  drawReceived(sheet, fields, noticeTop)
  drawVerificationStrip(sheet, {
    verificationNumber: fields.verificationNumber,
    verifyUrl: fields.verifyUrl,
    symbol: { text: fields.verifyUrl, level: 'Q', side: 56 },
    notes: [
      `${fields.organisationName} · 고유번호 ${fields.organisationNumber} · 대표자 ${fields.representative}`,
      `${fields.organisationAddress} · 고객지원 ${fields.supportPhone} · ${fields.siteHost}`,
      `누리집(${verifyPage(fields.siteHost, fields.verifyUrl)})에서 문서확인번호로 진위를 확인할 수 있습니다.`,
    ],
    left: LEFT,
    right: RIGHT,
    top: 723.6,
  })
  if (fields.licences.length > 0) drawLicencePage(sheet, fields)
  return sheet.finish()
}
