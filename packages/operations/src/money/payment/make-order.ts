import { randomBytes } from 'node:crypto'
import type { Payment } from '@hygiene/db/generated/client'
import type { Transaction } from '@hygiene/db/connect'
import { accountValidHours, isOverdue } from '@hygiene/domain/money/payment/account-term'
import { denied } from '@hygiene/domain/verdict'
import { holdWhilePaying, seatAccountHours } from '@hygiene/domain/in-person/seat/hold-length'
import { PaymentType } from '@hygiene/domain/text'
import { postLedger } from '../ledger/post-ledger.ts'
import { holdSeat } from '../../in-person/seat/hold-seat.ts'
import type { OrderWanted, Payable } from './admit-order.ts'
import { closeOpenOrders } from './close-open-orders.ts'

/** How long payment is waited for. */
export interface PaymentTerms {
  /** Of a virtual account. */
  accountHours: number
  /** Of the seat of an in-person application. */
  heldUntil: Date | null
}

type Held = { allowed: true; terms: PaymentTerms }
type HoldRefusal = { allowed: false; reason: 'NO_TIME_FOR_DEPOSIT' | 'NO_SEAT' }

/** The order of a locked application that was admitted, and its held seat; the same order where one is open already. */
export async function makeOrder(
  db: Transaction,
  wanted: OrderWanted,
  payable: Payable,
  now: Date,
): Promise<{ allowed: true; payment: Payment; terms: PaymentTerms } | HoldRefusal> {
  const payment = await orderFor(db, wanted, payable, now)
  const held = await holdForOrder(db, payment, payable, now)
  return held.allowed ? { ...held, payment } : held
}

async function orderFor(
  db: Transaction,
  wanted: OrderWanted,
  { orderName, amountWon, taxFreeWon }: Payable,
  now: Date,
): Promise<Payment> {
  const { applicationNo, paymentType } = wanted
  const open = await db.payment.findFirst({
    where: { applicationNo, status: { in: ['ready', 'virtualAccountIssued'] } },
  })
  if (open?.paymentType === paymentType && open.amountWon === amountWon && !isOverdue(open, now)) return open
  // Another method was chosen, or the account's day has passed: a deposit must not stray to an order given up.
  if (open) await closeOpenOrders(db, applicationNo, now)

  return db.payment.create({
    data: { ...wanted, paymentId: newPaymentId(), orderName, amountWon, taxFreeWon, createdAt: now },
  })
}

/** Money that staff entered: an order that was never open. */
export async function storeEntered(
  db: Transaction,
  wanted: OrderWanted,
  money: { orderName: string; amountWon: number; taxFreeWon: number | null; paidAt: Date },
  now: Date,
): Promise<Payment> {
  const entered = await db.payment.create({
    data: { ...wanted, ...money, paymentId: newPaymentId(), createdAt: now, status: 'paid' },
  })
  await postLedger(db, entered.paymentNo, 'entered', now)
  return entered
}

/** 24 letters and digits: every payment company takes these (docs/rules/payment.md). */
export function newPaymentId(): string {
  return `edu${randomBytes(16).toString('hex').slice(0, 21)}`
}

/** The seat stays held while the window is open; once an account waits, as long as that does (followAccount). */
async function holdForOrder(
  db: Transaction,
  { applicationNo, paymentType, status }: Payment,
  { hold }: Payable,
  now: Date,
): Promise<Held | HoldRefusal> {
  if (!hold) return waiting(accountValidHours(now), null)
  const accountHours = seatAccountHours(hold, now)
  if (status === 'virtualAccountIssued') return waiting(accountHours ?? 1, hold.heldUntil)
  if (accountHours === null && paymentType === PaymentType.virtualAccount)
    return denied('NO_TIME_FOR_DEPOSIT')
  const heldUntil = holdWhilePaying(hold, now)
  if (!(await holdSeat(db, applicationNo, heldUntil, now))) return denied('NO_SEAT')
  return waiting(accountHours ?? 1, heldUntil)
}

function waiting(accountHours: number, heldUntil: Date | null): Held {
  return { allowed: true, terms: { accountHours, heldUntil } }
}
