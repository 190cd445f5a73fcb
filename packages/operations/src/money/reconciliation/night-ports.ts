import type { PrismaClient } from '@hygiene/db/generated/client'
import type { NightDeposit, NightMoney } from '@hygiene/domain/money/reconciliation/judge-night'
import type { SeoulDay } from '@hygiene/domain/time/seoul-day'

/** A payment as the gateway tells it. */
export interface NightPayment extends NightMoney {
  paymentId: string
  transactionId: string
  /** Its last change. */
  changedAt: Date
}

/** A page of the gateway's list; `isLast`: no other page of the period follows. */
export interface NightPage {
  payments: NightPayment[]
  isLast: boolean
}

export interface OrderDeposit extends NightDeposit {
  paymentId: string
}

/** The sides that a night compares; the gateway's silence is thrown, and the run goes on later. */
export interface NightPorts {
  db: PrismaClient
  /** Payments whose status changed within [from, until); `page` counts from 0. */
  listPayments: (wanted: { from: Date; until: Date; page: number }) => Promise<NightPage>
  /** One payment; null: the gateway knows none such. */
  ask: (paymentId: string) => Promise<NightPayment | null>
  /** The deposits of a Seoul day. One order's are told together, on the day of its last one. */
  depositsOf: (day: SeoulDay) => Promise<OrderDeposit[]>
}
