import type { PrismaClient } from '@hygiene/db/generated/client'
import type { NightDeposit, NightMoney } from '@hygiene/domain/money/reconciliation/judge-night'
import type { SeoulDay } from '@hygiene/domain/time/seoul-day'

export interface NightPayment extends NightMoney {
  paymentId: string
  transactionId: string
  changedAt: Date
}

export interface NightPage {
  payments: NightPayment[]
  isLast: boolean
}

export interface OrderDeposit extends NightDeposit {
  paymentId: string
}

/** Provides both sides of the comparison. An unavailable gateway throws, and the run continues later. */
export interface NightPorts {
  db: PrismaClient
  listPayments: (wanted: { from: Date; until: Date; page: number }) => Promise<NightPage>
  /** Returns null if the gateway does not know the payment. */
  ask: (paymentId: string) => Promise<NightPayment | null>
  depositsOf: (day: SeoulDay) => Promise<OrderDeposit[]>
}
