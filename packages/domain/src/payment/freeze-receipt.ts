import { ASSOCIATION } from '../association.ts'
import { courseTitle } from '../certificate/certificate-wording.ts'
import { type SeoulDay, formatSeoulDateTime, seoulDay } from '../time/seoul-day.ts'
import {
  type IndustryType,
  OnlineType,
  onlineTypeLabel,
  type PaymentType,
  paymentTypeLabel,
  type SalesType,
} from '../words.ts'
import { formatWonInWords } from './won.ts'

/** Every field a receipt prints, as it was when it was asked for. */
export type FrozenReceipt = {
  number: string
  verificationNumber: string
  verifyUrl: string
  issuedOn: SeoulDay
  amountWon: number
  amountInWords: string
  payerName: string
  payerBirthOn: SeoulDay
  businessName: string
  address: string
  address2: string
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
  educationName: string
  issuerName: string
  sealText: string
  organisationName: string
  organisationNumber: string
  representative: string
  organisationAddress: string
  supportPhone: string
  siteHost: string
}

export type ReceiptIssue = {
  payment: {
    paymentId: string
    paymentType: PaymentType
    methodName: string | null
    approvalNumber: string | null
    amountWon: number
    paidAt: Date
  }
  /** Won given back when the receipt is asked for. */
  refundedWon: number
  enrolment: {
    userName: string
    birth: string
    businessName: string
    address: string
    address2: string
    salesType: SalesType
    industryType: IndustryType
    year: number
    hours: number
  }
  receiptNumber: string
  verificationNumber: string
  publicUrl: string
  issuedAt: Date
}

/** Copies what will be printed. */
export function freezeReceipt(issue: ReceiptIssue): FrozenReceipt {
  const { payment, enrolment, refundedWon } = issue
  const site = new URL(issue.publicUrl)
  return {
    number: issue.receiptNumber,
    verificationNumber: issue.verificationNumber,
    verifyUrl: new URL(`/verify/${issue.verificationNumber}`, site).href,
    issuedOn: seoulDay(issue.issuedAt),
    amountWon: payment.amountWon,
    amountInWords: formatWonInWords(payment.amountWon),
    payerName: enrolment.userName,
    payerBirthOn: enrolment.birth.replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3'),
    businessName: enrolment.businessName,
    address: enrolment.address,
    address2: enrolment.address2,
    courseLine: courseTitle(enrolment),
    educationDay: `${enrolment.year}년도`,
    educationMethod: onlineTypeLabel[OnlineType.online],
    paymentMethod: payment.methodName ?? paymentTypeLabel[payment.paymentType],
    paidAt: formatSeoulDateTime(payment.paidAt),
    approvalNumber: payment.approvalNumber ?? '-',
    orderNumber: payment.paymentId,
    priceWon: payment.amountWon,
    discountOrRefundWon: refundedWon,
    netWon: payment.amountWon - refundedWon,
    educationName: ASSOCIATION.educationName,
    issuerName: ASSOCIATION.issuerName,
    sealText: ASSOCIATION.sealText,
    organisationName: ASSOCIATION.name,
    organisationNumber: ASSOCIATION.organisationNumber,
    representative: ASSOCIATION.representative,
    organisationAddress: ASSOCIATION.address,
    supportPhone: ASSOCIATION.supportPhone,
    siteHost: site.host,
  }
}
