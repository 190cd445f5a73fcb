import { openOrder as contract } from '@hygiene/contracts'
import {
  closeOpenOrders,
  type EnrolmentStatus,
  lockApplication,
  type Payment,
  type Transaction,
} from '@hygiene/db'
import { isOverdue, seoulYear } from '@hygiene/domain'
import { GatewayUnavailable } from '@hygiene/gateways'
import type { Deps } from '../deps.ts'
import { type Call, implement } from '../http/implement.ts'
import { newPaymentId, orderAnswer } from './order-terms.ts'
import { settleNow } from './settle-now.ts'

type OrderCall = Call<typeof contract>

/** Fixes the amount of an application and opens its order. Asking again answers the same order. */
export const openOrder = implement(contract, async (call) => {
  const { caller, deps, refuse } = call
  await settleEarlierOrder(call)
  const payment = await deps.db.$transaction((db) => makeOrder(db, call))
  if (!(await registered(deps, payment))) throw refuse('GATEWAY_UNAVAILABLE')

  const member = await deps.db.member.findUniqueOrThrow({ where: { memberNo: caller.memberNo } })
  return orderAnswer(payment, member, deps.config, call.now)
})

/** An open order may have been paid in a window that died: the gateway is asked before another is made. */
async function settleEarlierOrder({ input, caller, deps, now, refuse }: OrderCall): Promise<void> {
  const open = await deps.db.payment.findFirst({
    where: {
      applyEduNo: input.applyEduNo,
      memberNo: caller.memberNo,
      status: { in: ['ready', 'virtualAccountIssued'] },
    },
  })
  if (open && !(await settleNow(deps, open, now))) throw refuse('GATEWAY_UNAVAILABLE')
}

async function makeOrder(db: Transaction, call: OrderCall): Promise<Payment> {
  const { applyEduNo, paymentType } = call.input
  const { memberNo } = call.caller
  const { orderName, amountWon } = await admitOrder(db, call)

  const open = await db.payment.findFirst({
    where: { applyEduNo, status: { in: ['ready', 'virtualAccountIssued'] } },
  })
  if (open?.paymentType === paymentType && open.amountWon === amountWon && !isOverdue(open, call.now))
    return open
  // Another method was chosen, or the account's day has passed: a deposit must not stray to an order given up.
  if (open) await closeOpenOrders(db, applyEduNo, call.now)

  return db.payment.create({
    data: {
      paymentId: newPaymentId(),
      applyEduNo,
      memberNo,
      paymentType,
      orderName,
      amountWon,
      createdAt: call.now,
    },
  })
}

/** What is to be paid for an application that still waits for its payment; locked from here on. */
async function admitOrder(
  db: Transaction,
  { input, caller, now, refuse }: OrderCall,
): Promise<{ orderName: string; amountWon: number }> {
  const { applyEduNo } = input
  const owned = await db.application.findFirst({ where: { applyEduNo, memberNo: caller.memberNo } })
  if (!owned) throw refuse('ENROLMENT_NOT_FOUND')
  await lockApplication(db, applyEduNo)

  const enrolments = await db.onlineEnrolment.findMany({ where: { applyEduNo }, include: { course: true } })
  const first = enrolments[0]
  if (!first) throw refuse('ENROLMENT_NOT_FOUND')
  if (enrolments.some(({ status }) => ENDED_UNPAID.includes(status))) throw refuse('ALREADY_ENDED')
  if (enrolments.some(({ status }) => status !== 'applied')) throw refuse('ALREADY_PAID')
  // Whoever applied in time may still pay in the education year itself.
  if (seoulYear(now) !== first.year) throw refuse('OUTSIDE_PERIOD')
  return {
    orderName: first.course.name,
    amountWon: enrolments.reduce((sum, { priceWon }) => sum + priceWon, 0),
  }
}

const ENDED_UNPAID: readonly EnrolmentStatus[] = ['cancelled', 'refunded', 'expired']

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
