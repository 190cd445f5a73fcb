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

export interface PaymentTerms {
  accountHours: number
  heldUntil: Date | null
}

type Held = { allowed: true; terms: PaymentTerms }
type HoldRefusal = { allowed: false; reason: 'NO_TIME_FOR_DEPOSIT' | 'NO_SEAT' }

/** Creates the order of an admitted, locked application and holds its seat. Returns the existing order if one is open. */
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
  // The method changed or the account expired: closing the old order prevents a stray deposit.
  if (open) await closeOpenOrders(db, applicationNo, now)

  return db.payment.create({
    data: { ...wanted, paymentId: newPaymentId(), orderName, amountWon, taxFreeWon, createdAt: now },
  })
}

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

/** Returns 24 letters and digits, a format every payment company accepts (docs/rules/payment.md). */
export function newPaymentId(): string {
  return `edu${randomBytes(16).toString('hex').slice(0, 21)}`
}

/** Holds the seat while the window is open. Once a virtual account is issued, the hold lasts as long as that (followAccount). */
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
