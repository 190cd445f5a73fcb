import { randomUUID } from 'node:crypto'
import type { PaymentRecord, PaymentStatus } from '../world/records.ts'
import type { World } from '../world/world.ts'
import type { Notifier } from './notices.ts'
import { type PayerChoice, writeMethod } from './pay-methods.ts'

export type ActionResult = { code?: string; message?: string; pgCode?: string; pgMessage?: string }

export type PaymentActions = ReturnType<typeof createPaymentActions>

const minuteMs = 60_000

export function createPaymentActions(world: World, notifier: Notifier) {
  const changes = paymentChanges(world, notifier)
  const { become, fail } = changes
  return {
    approve: (payment: PaymentRecord, choice: PayerChoice) =>
      approve(world, notifier, changes, payment, choice),

    decline(payment: PaymentRecord): ActionResult {
      if (payment.status !== 'READY') return tooLate(payment)
      return fail(payment, 'REJECT_PAYMENT', '카드사에서 승인을 거절했습니다.')
    },

    giveUp(payment: PaymentRecord): ActionResult {
      if (payment.status !== 'READY') return payment.status === 'FAILED' ? tooLate(payment) : {}
      return fail(payment, 'PAY_PROCESS_CANCELED', '사용자가 결제를 취소했습니다.')
    },

    deposit: (payment: PaymentRecord, when: 'now' | 'late' | 'twice') =>
      deposit(world, notifier, changes, payment, when),

    closeAccount(payment: PaymentRecord): void {
      become(payment, 'CANCELLED')
      payment.cancelledAt = payment.statusChangedAt
      notifier.notify(payment, 'Transaction.Cancelled')
    },

    giveBack(payment: PaymentRecord, amount: number, cancellationId: string, silent: boolean): void {
      payment.cancelledAmount += amount
      const whole = payment.cancelledAmount >= payment.totalAmount
      become(payment, whole ? 'CANCELLED' : 'PARTIAL_CANCELLED')
      payment.cancelledAt = payment.statusChangedAt
      if (silent) return
      const type = whole ? 'Transaction.Cancelled' : 'Transaction.PartialCancelled'
      notifier.notify(payment, type, cancellationId)
    },
  }
}

type PaymentChanges = ReturnType<typeof paymentChanges>

function paymentChanges(world: World, notifier: Notifier) {
  const become = (payment: PaymentRecord, status: PaymentStatus): void => {
    payment.status = status
    payment.statusChangedAt = world.now().toISOString()
    world.changed()
  }
  return {
    become,

    fail: (payment: PaymentRecord, pgCode: string, pgMessage: string): ActionResult => {
      become(payment, 'FAILED')
      payment.failedAt = payment.statusChangedAt
      payment.failureMessage = pgMessage
      notifier.notify(payment, 'Transaction.Failed')
      return { code: 'PGProviderError', message: `[결제실패] ${pgMessage}`, pgCode, pgMessage }
    },

    pay: (payment: PaymentRecord, paidAt: Date): void => {
      become(payment, 'PAID')
      payment.paidAmount = payment.totalAmount
      // An account closed before the deposit held no money, so nothing was refunded.
      payment.cancelledAmount = 0
      payment.cancellations = []
      payment.paidAt = paidAt.toISOString()
      notifier.notify(payment, 'Transaction.Paid')
    },
  }
}

function approve(
  world: World,
  notifier: Notifier,
  { become, fail, pay }: PaymentChanges,
  payment: PaymentRecord,
  choice: PayerChoice,
): ActionResult {
  if (payment.status !== 'READY') return tooLate(payment)
  if (world.state.faults.decline) return fail(payment, 'REJECT_PAYMENT', '카드사에서 승인을 거절했습니다.')
  payment.method = writeMethod(payment, choice, world.now())
  if (payment.payMethod !== 'VIRTUAL_ACCOUNT') {
    pay(payment, world.now())
    return {}
  }
  become(payment, 'VIRTUAL_ACCOUNT_ISSUED')
  notifier.notify(payment, 'Transaction.VirtualAccountIssued')
  return {}
}

/** Treats a late deposit as made after the due date, whatever the clock says. It may even reach a closed account. */
function deposit(
  world: World,
  notifier: Notifier,
  { pay }: PaymentChanges,
  payment: PaymentRecord,
  when: 'now' | 'late' | 'twice',
): ActionResult {
  if (payment.method?.type !== 'PaymentMethodVirtualAccount') return refused('가상계좌 결제가 아닙니다.')
  const waiting = payment.status === 'VIRTUAL_ACCOUNT_ISSUED'
  const closed = payment.status === 'CANCELLED' && payment.paidAt === undefined
  if (!waiting && !(closed && when === 'late')) return tooLate(payment)
  const overdue = Date.parse(payment.accountDueAt) + minuteMs
  const at = when === 'late' ? new Date(Math.max(overdue, world.now().getTime())) : world.now()
  pay(payment, at)
  if (when === 'twice') notifier.notify(payment, 'Transaction.Paid')
  return {}
}

export function newTransactionId(): string {
  return randomUUID()
}

function tooLate(payment: PaymentRecord): ActionResult {
  if (payment.status === 'FAILED') return refused(payment.failureMessage ?? '결제에 실패했습니다.')
  return { code: 'InvalidEntityState', message: '이미 처리된 결제입니다.' }
}

function refused(message: string): ActionResult {
  return { code: 'InvalidEntityState', message }
}
