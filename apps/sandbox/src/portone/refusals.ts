import type { Answer } from '../world/answers.ts'

const statuses = {
  INVALID_REQUEST: 400,
  UNAUTHORIZED: 401,
  FORBIDDEN: 403,
  PAYMENT_NOT_FOUND: 404,
  IDENTITY_VERIFICATION_NOT_FOUND: 404,
  CASH_RECEIPT_NOT_FOUND: 404,
  CASH_RECEIPT_ALREADY_ISSUED: 409,
  CASH_RECEIPT_NOT_ISSUED: 409,
  CANCEL_TAX_FREE_AMOUNT_EXCEEDS_CANCELLABLE_TAX_FREE_AMOUNT: 409,
  ALREADY_PAID: 409,
  PAYMENT_NOT_PAID: 409,
  PAYMENT_ALREADY_CANCELLED: 409,
  PAYMENT_NOT_WAITING_FOR_DEPOSIT: 409,
  CANCELLABLE_AMOUNT_CONSISTENCY_BROKEN: 409,
  CANCEL_AMOUNT_EXCEEDS_CANCELLABLE_AMOUNT: 409,
  IDEMPOTENCY_OUTSTANDING_REQUEST: 409,
  PLATFORM_EXTERNAL_API_TEMPORARILY_FAILED: 502,
  PG_PROVIDER: 502,
} as const

export type RefusalType = keyof typeof statuses

/** Builds PortOne's error body: code decides on the type, and the message is for developers. */
export function refusal(type: RefusalType, message: string): Answer {
  return { status: statuses[type], body: { type, message } }
}

export function providerRefusal(pgCode: string, pgMessage: string): Answer {
  return {
    status: statuses.PG_PROVIDER,
    body: { type: 'PG_PROVIDER', message: 'PG사 요청이 실패했습니다.', pgCode, pgMessage },
  }
}
