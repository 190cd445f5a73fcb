import { randomInt } from 'node:crypto'
import type { PaymentMethod } from '@portone/server-sdk/payment'
import type { PaymentRecord, PayMethod } from '../world/records.ts'

export const cardCompanies = {
  KOOKMIN_CARD: 'KB국민카드',
  SHINHAN_CARD: '신한카드',
  SAMSUNG_CARD: '삼성카드',
  HYUNDAI_CARD: '현대카드',
  LOTTE_CARD: '롯데카드',
  NH_CARD: 'NH농협카드',
  BC_CARD: '비씨카드',
} as const

export const banks = {
  NONGHYUP: 'NH농협은행',
  KOOKMIN: 'KB국민은행',
  SHINHAN: '신한은행',
  WOORI: '우리은행',
  HANA: '하나은행',
  IBK: 'IBK기업은행',
} as const

export type CardCompany = keyof typeof cardCompanies
export type BankName = keyof typeof banks

export const payMethodLabels: Record<PayMethod, string> = {
  CARD: '신용카드',
  MOBILE: '휴대폰',
  VIRTUAL_ACCOUNT: '가상계좌',
  TRANSFER: '실시간 계좌이체',
}

export type PayerChoice = { card?: CardCompany; bank?: BankName; installmentMonths?: number }

export function writeMethod(payment: PaymentRecord, choice: PayerChoice, now: Date): PaymentMethod {
  switch (payment.payMethod) {
    case 'CARD':
      return writeCard(choice)
    case 'MOBILE':
      return { type: 'PaymentMethodMobile', phoneNumber: payment.customer.phoneNumber }
    case 'TRANSFER':
      return { type: 'PaymentMethodTransfer', bank: choice.bank ?? 'NONGHYUP', accountNumber: digits(12) }
    case 'VIRTUAL_ACCOUNT':
      return {
        type: 'PaymentMethodVirtualAccount',
        bank: choice.bank ?? 'NONGHYUP',
        accountNumber: digits(14),
        accountType: 'NORMAL',
        remitteeName: '모의상점',
        remitterName: payment.customer.name,
        issuedAt: now.toISOString(),
        expiredAt: payment.accountDueAt,
      }
    default:
      throw new Error(`No such method: ${String(payment.payMethod satisfies never)}`)
  }
}

function writeCard(choice: PayerChoice): PaymentMethod {
  const company = choice.card ?? 'KOOKMIN_CARD'
  const month = choice.installmentMonths ?? 0
  return {
    type: 'PaymentMethodCard',
    card: {
      publisher: company,
      issuer: company,
      brand: 'LOCAL',
      type: 'CREDIT',
      ownerType: 'PERSONAL',
      bin: '949094',
      name: cardCompanies[company],
      number: `949094******${digits(4)}`,
    },
    approvalNumber: digits(8),
    installment: { month, isInterestFree: false },
    pointUsed: false,
  }
}

function digits(count: number): string {
  return Array.from({ length: count }, () => randomInt(10)).join('')
}
