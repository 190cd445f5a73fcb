import type { PaymentCancellation, PaymentMethod } from '@portone/server-sdk/payment'

export type PayMethod = 'CARD' | 'MOBILE' | 'VIRTUAL_ACCOUNT' | 'TRANSFER'

export type PaymentStatus =
  | 'READY'
  | 'VIRTUAL_ACCOUNT_ISSUED'
  | 'PAID'
  | 'FAILED'
  | 'PARTIAL_CANCELLED'
  | 'CANCELLED'

type Payer = { id?: string; name?: string; phoneNumber?: string; email?: string }

/** Represents one payment id. A second attempt after a failure gets a new transactionId, as at PortOne. */
export type PaymentRecord = {
  id: string
  transactionId: string
  status: PaymentStatus
  payMethod: PayMethod
  orderName: string
  totalAmount: number
  taxFreeAmount?: number
  paidAmount: number
  cancelledAmount: number
  currency: string
  customer: Payer
  customData?: string
  channelKey?: string
  method?: PaymentMethod
  accountDueAt: string
  noticeUrls?: string[]
  requestedAt: string
  statusChangedAt: string
  paidAt?: string
  failedAt?: string
  failureMessage?: string
  cancelledAt?: string
  cancellations: PaymentCancellation[]
  window?: WindowRecord
}

type WindowRecord = { openerOrigin: string; redirectUrl?: string }

/** Represents the cash receipt of a payment id. It may be issued again after a cancellation. */
export type CashReceiptRecord = {
  paymentId: string
  type: 'PERSONAL' | 'CORPORATE'
  orderName: string
  amount: number
  taxFreeAmount: number
  issueNumber: string
  pgReceiptId: string
  issuedAt: string
  cancelledAt?: string
  issues: number
}

type VerifiedPerson = { name: string; birthDate: string; phoneNumber: string; ci: string; di?: string }

export const identityChannels = ['phone', 'certificate', 'card', 'ipin'] as const
export type IdentityChannel = (typeof identityChannels)[number]

export type IdentityRecord = {
  id: string
  txId: string
  status: 'READY' | 'VERIFIED' | 'FAILED'
  /**
   * Certificate apps return no DI (docs/rules/login.md); the other methods return CI and DI. The real gateway has neither card
   * nor i-PIN; here both behave like the phone.
   */
  method: IdentityChannel
  requested: {
    name?: string
    phoneNumber?: string
    birthYear?: string
    birthMonth?: string
    birthDay?: string
  }
  person?: VerifiedPerson
  customData?: string
  requestedAt: string
  statusChangedAt: string
  failureMessage?: string
  window?: WindowRecord
}

export type NoticeRecord = {
  id: string
  type: string
  paymentId: string
  body: string
  url: string
  deliveries: { at: string; status: number | null }[]
}

export type MessageRecord = {
  id: string
  groupId: string
  to: string
  from: string
  text: string
  type: 'SMS' | 'LMS'
  customFields?: Record<string, string>
  at: string
  failure?: string
}

export type IdempotentAnswer = { at: string; request: string; status: number; body: unknown }
