import type { Association } from '../../association.ts'
import { courseTitle } from '../../education/certificate/certificate-wording.ts'
import { licenceNumberText } from '../../education/enrolment/licence-number.ts'
import { postalAddress } from '../../postal-address.ts'
import { frozenIssuer } from '../../staff/setting/frozen-issuer.ts'
import { printedText } from '../../printed-text.ts'
import { type SeoulDay, formatSeoulDateTime, seoulDay } from '../../time/seoul-day.ts'
import {
  type IndustryType,
  industryTypeLabel,
  type OnlineType,
  onlineTypeLabel,
  type PaymentType,
  paymentTypeLabel,
  type SalesType,
} from '../../text.ts'
import { orderNumber } from '../order/order-number.ts'
import { formatWonInText } from '../payment/won.ts'

type ReceiptLine = {
  businessName: string
  address: string
  licenceNo: string
  trade: string
  priceWon: number
}

export type FrozenReceipt = {
  number: string
  verificationNumber: string
  verifyUrl: string
  issuedOn: SeoulDay
  amountWon: number
  amountInText: string
  payerName: string
  payerBirthOn: SeoulDay
  businessName: string
  address: string
  address2: string
  licences: ReceiptLine[]
  courseLine: string
  educationDay: string
  educationMethod: string
  paymentMethod: string
  paidAt: string
  approvalNumber: string
  orderNumber: string
  priceWon: number
  discountOrRefundWon: number
  netWon: number
  /** Is the tax-free part of the price in won; absent in receipts from before it was decided. */
  taxFreeWon?: number | null
  educationName: string
  issuerName: string
  sealText: string
  sealFileNo?: string | null
  organisationName: string
  organisationNumber: string
  representative: string
  organisationAddress: string
  supportPhone: string
  siteHost: string
}

export type PaidEnrolment = {
  userName: string
  birth: string
  businessName: string
  licenceNo: string
  address: string
  address2: string
  salesType: SalesType
  industryType: IndustryType
  priceWon: number
}

export type ReceiptIssue = {
  payment: {
    paymentNo: number
    createdAt: Date
    paymentType: PaymentType
    methodName: string | null
    approvalNumber: string | null
    amountWon: number
    taxFreeWon: number | null
    paidAt: Date
  }
  refundedWon: number
  enrolments: readonly [PaidEnrolment, ...PaidEnrolment[]]
  education: { onlineType: OnlineType; hours: number; day: string }
  receiptNumber: string
  verificationNumber: string
  publicUrl: string
  issuedAt: Date
  association: Association
}

export function freezeReceipt(issue: ReceiptIssue): FrozenReceipt {
  const { payment, enrolments, education, refundedWon, association } = issue
  const [enrolment] = enrolments
  const site = new URL(issue.publicUrl)
  return {
    number: issue.receiptNumber,
    verificationNumber: issue.verificationNumber,
    verifyUrl: new URL(`/verify/${issue.verificationNumber}`, site).href,
    issuedOn: seoulDay(issue.issuedAt),
    amountWon: payment.amountWon,
    amountInText: formatWonInText(payment.amountWon),
    payerName: printedText(enrolment.userName),
    payerBirthOn: enrolment.birth.replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3'),
    ...receiptPlaces(enrolments),
    courseLine: courseTitle({ ...enrolment, hours: education.hours }, tradesOf(enrolments)),
    educationDay: education.day,
    educationMethod: onlineTypeLabel[education.onlineType],
    paymentMethod: payment.methodName ?? paymentTypeLabel[payment.paymentType],
    paidAt: formatSeoulDateTime(payment.paidAt),
    approvalNumber: payment.approvalNumber ?? '-',
    orderNumber: orderNumber(payment),
    priceWon: payment.amountWon,
    discountOrRefundWon: refundedWon,
    netWon: payment.amountWon - refundedWon,
    taxFreeWon: payment.taxFreeWon,
    ...receiptIssuer(association),
    siteHost: site.host,
  }
}

export function receiptIssuer(association: Association) {
  const { name, organisationNumber, representative, address } = association
  return {
    ...frozenIssuer(association),
    organisationName: name,
    organisationNumber,
    representative,
    organisationAddress: address,
  }
}

export type ReceiptPlaces = Pick<FrozenReceipt, 'businessName' | 'address' | 'address2' | 'licences'>

/** Names a single place in full; for several, the first page gives their number and a second page lists them. */
export function receiptPlaces(enrolments: ReceiptIssue['enrolments']): ReceiptPlaces {
  const [{ businessName, address, address2 }, ...others] = enrolments
  if (others.length === 0) return { businessName, address, address2, licences: [] }
  return {
    businessName: `${businessName} 외 ${others.length}건`,
    address: '2쪽 영업장별 내역과 같음',
    address2: '',
    licences: enrolments.map((enrolment) => ({
      businessName: enrolment.businessName,
      address: postalAddress(enrolment.address, enrolment.address2),
      licenceNo: licenceNumberText(enrolment.licenceNo),
      trade: industryTypeLabel[enrolment.industryType],
      priceWon: enrolment.priceWon,
    })),
  }
}

function tradesOf(enrolments: readonly PaidEnrolment[]): string {
  return [...new Set(enrolments.map(({ industryType }) => industryTypeLabel[industryType]))].join('·')
}
