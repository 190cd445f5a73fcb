import { openOrder as contract } from '@hygiene/contracts'
import type { Payment, Transaction } from '@hygiene/db'
import { accountValidHours, holdWhilePaying, isOverdue, PaymentType, seatAccountHours } from '@hygiene/domain'
import { GatewayUnavailable } from '@hygiene/gateways'
import { closeOpenOrders } from '@hygiene/operations/payment/close-open-orders'
import { holdSeat } from '@hygiene/operations/seats/hold-seat'
import type { Deps } from '../deps.ts'
import { implement } from '../http/implement.ts'
import { admitOrder, type OrderCall, type Payable } from './admit-order.ts'
import { newPaymentId, orderAnswer, type PaymentTerms } from './order-terms.ts'
import { settleNow } from './settle-now.ts'

/** Fixes the amount of an application, opens its order and holds its seat. Asking again answers the same order. */
export const openOrder = implement(contract, async (call) => {
  const { caller, deps, refuse } = call
  await settleEarlierOrder(call)
  const { payment, terms } = await deps.db.$transaction((db) => makeOrder(db, call))
  if (!(await registered(deps, payment))) throw refuse('GATEWAY_UNAVAILABLE')

  const member = await deps.db.member.findUniqueOrThrow({ where: { memberNo: caller.memberNo } })
  return orderAnswer(payment, member, deps.config, terms)
})

/** An open order may have been paid in a window that died: the gateway is asked before another is made. */
async function settleEarlierOrder({ input, caller, deps, now, refuse }: OrderCall): Promise<void> {
  const open = await deps.db.payment.findFirst({
    where: {
      applicationNo: input.applicationNo,
      memberNo: caller.memberNo,
      status: { in: ['ready', 'virtualAccountIssued'] },
    },
  })
  if (open && !(await settleNow(deps, open, now))) throw refuse('GATEWAY_UNAVAILABLE')
}

async function makeOrder(
  db: Transaction,
  call: OrderCall,
): Promise<{ payment: Payment; terms: PaymentTerms }> {
  const payable = await admitOrder(db, call)
  const payment = await orderFor(db, call, payable)
  return { payment, terms: await holdForOrder(db, call, payable, payment) }
}

async function orderFor(db: Transaction, call: OrderCall, payable: Payable): Promise<Payment> {
  const { applicationNo, paymentType } = call.input
  const { orderName, amountWon } = payable
  const open = await db.payment.findFirst({
    where: { applicationNo, status: { in: ['ready', 'virtualAccountIssued'] } },
  })
  if (open?.paymentType === paymentType && open.amountWon === amountWon && !isOverdue(open, call.now))
    return open
  // Another method was chosen, or the account's day has passed: a deposit must not stray to an order given up.
  if (open) await closeOpenOrders(db, applicationNo, call.now)

  return db.payment.create({
    data: {
      paymentId: newPaymentId(),
      applicationNo,
      memberNo: call.caller.memberNo,
      paymentType,
      orderName,
      amountWon,
      createdAt: call.now,
    },
  })
}

/** The seat stays held while the window is open; once an account waits, as long as that does (followAccount). */
async function holdForOrder(
  db: Transaction,
  { input, now, refuse }: OrderCall,
  { hold }: Payable,
  payment: Payment,
): Promise<PaymentTerms> {
  if (!hold) return { accountHours: accountValidHours(now), heldUntil: null }
  const accountHours = seatAccountHours(hold, now)
  if (payment.status === 'virtualAccountIssued') {
    return { accountHours: accountHours ?? 1, heldUntil: hold.heldUntil }
  }
  if (accountHours === null && input.paymentType === PaymentType.virtualAccount) {
    throw refuse('NO_TIME_FOR_DEPOSIT')
  }
  const heldUntil = holdWhilePaying(hold, now)
  if (!(await holdSeat(db, input.applicationNo, heldUntil, now))) throw refuse('NO_SEAT')
  return { accountHours: accountHours ?? 1, heldUntil }
}

/** Locks the amount at the gateway before any window opens. */
async function registered(deps: Deps, payment: Payment): Promise<boolean> {
  try {
    await deps.payment.preRegister(payment.paymentId, payment.amountWon)
    return true
  } catch (error) {
    if (error instanceof GatewayUnavailable) return false
    throw error
  }
}
