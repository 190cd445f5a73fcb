import type { GatewayFacts } from '@hygiene/domain'

/** What the gateway said of a payment, in our words. */
export interface SettlementFacts {
  facts: GatewayFacts
  transactionId: string
  paidAt: Date | null
  receiptUrl: string | null
  failure: string | null
  approvalNumber: string | null
  methodName: string | null
  account: { bank: string; number: string; expiresAt: Date | null } | null
}
