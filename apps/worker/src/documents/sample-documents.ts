import type { Association } from '@hygiene/domain/association'
import { freezeCertificate } from '@hygiene/domain/education/certificate/freeze-certificate'
import { freezeReceipt } from '@hygiene/domain/money/receipt/freeze-receipt'
import { IndustryType, OnlineType, PaymentType, SalesType } from '@hygiene/domain/text'
import { seoulYear } from '@hygiene/domain/time/seoul-day'
import { type CertificateFields, certificateFields } from './certificate-fields.ts'
import { type ReceiptFields, receiptFields } from './receipt-fields.ts'
import type { WithSeal } from './seal-picture-form.ts'

interface Sample {
  association: Association
  issuedAt: Date
  publicUrl: string
}

/** Invents a person. The document says three times that it is a sample, and its numbers are invalid. */
const PERSON = {
  userName: '견본',
  birth: '19700101',
  businessName: '견본 (쓸 수 없는 문서)',
  licenceNo: '00000000000',
  address: '견본을 위해 지어낸 주소',
  address2: '',
  salesType: SalesType.existing,
  industryType: IndustryType.generalRestaurant,
  priceWon: 36_000,
}
const VERIFICATION_NUMBER = '0000-0000-0000'

/** Freezes and renders the sample like any other certificate. Without a signature an officer's camera rejects it. */
export function sampleCertificate({ issuedAt, ...sample }: Sample): WithSeal<CertificateFields> {
  const frozen = freezeCertificate({
    enrolment: { ...PERSON, year: seoulYear(issuedAt) },
    onlineType: OnlineType.online,
    hours: 3,
    certificateNumber: `${seoulYear(issuedAt)}-02-0000000`,
    verificationNumber: VERIFICATION_NUMBER,
    completedAt: issuedAt,
    issuedAt,
    ...sample,
  })
  return { ...certificateFields.parse(frozen), isSample: true, signedPayload: null }
}

export function sampleReceipt({ issuedAt, ...sample }: Sample): WithSeal<ReceiptFields> {
  const frozen = freezeReceipt({
    payment: {
      paymentNo: 0,
      createdAt: issuedAt,
      paymentType: PaymentType.card,
      methodName: '견본카드',
      approvalNumber: '00000000',
      amountWon: PERSON.priceWon,
      taxFreeWon: PERSON.priceWon,
      paidAt: issuedAt,
    },
    refundedWon: 0,
    enrolments: [PERSON],
    education: { onlineType: OnlineType.online, hours: 3, day: `${seoulYear(issuedAt)}년도` },
    receiptNumber: 'R0000-0000-000000',
    verificationNumber: VERIFICATION_NUMBER,
    issuedAt,
    ...sample,
  })
  return { ...receiptFields.parse(frozen), isSample: true }
}
