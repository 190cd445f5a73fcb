import { settlePayment } from '@hygiene/contracts/platform/job/settle-payment'
import { handOver } from '@hygiene/db/outbox'
import { lockApplication } from '@hygiene/db/locks'
import type { PrismaClient, ReconciliationException } from '@hygiene/db/generated/client'
import type { Transaction } from '@hygiene/db/connect'
import {
  HEALED_TEXT,
  nightExceptionText,
  type NightExceptionKind,
} from '@hygiene/domain/money/reconciliation/judge-night'
import { setPaymentException } from '../payment/write-payment.ts'
import type { FoundOrder } from './find-night-orders.ts'

export interface Finding {
  kind: NightExceptionKind
  paymentId: string
  oursWon: number | null
  gatewayWon?: number | null
  depositWon?: number | null
}

export type Outcome = 'opened' | 'known' | 'left'

/** Identifies an exception by kind, payment and sums, so that the same cause is recorded once. */
export function causeOf({ kind, paymentId, oursWon, gatewayWon, depositWon }: Finding): string {
  return [kind, paymentId, oursWon, gatewayWon, depositWon].map((part) => part ?? '-').join(' ')
}

/**
 * Records a difference once, puts its order on the staff worklist and asks the gateway again if our order missed a payment. No
 * money moves. Explained exceptions stay closed.
 */
export async function keepException(
  client: PrismaClient,
  runNo: number,
  finding: Finding,
  order: FoundOrder | null,
  now: Date,
): Promise<Outcome> {
  return client.$transaction(async (db) => {
    if (order) await lockApplication(db, order.applicationNo)
    const { kind, paymentId, oursWon, gatewayWon = null, depositWon = null } = finding
    const cause = causeOf(finding)
    const known = await db.reconciliationException.findUnique({ where: { cause } })
    const sight = { lastSeenAt: now, lastRunNo: runNo }
    if (known?.closedAt && known.employeeNo !== null) return 'left'
    if (known)
      await db.reconciliationException.update({
        where: { cause },
        data: { ...sight, closedAt: null, closedText: null },
      })
    else
      await db.reconciliationException.create({
        data: {
          cause,
          kind,
          paymentId,
          oursWon,
          gatewayWon,
          depositWon,
          ...sight,
          paymentNo: order?.paymentNo ?? null,
          firstSeenAt: now,
        },
      })
    if (order) await putBeforeStaff(db, order, kind, now)
    return known && known.closedAt === null ? 'known' : 'opened'
  })
}

const OPEN: ReadonlySet<string> = new Set(['ready', 'virtualAccountIssued', 'failed'])

async function putBeforeStaff(
  db: Transaction,
  { paymentNo }: FoundOrder,
  kind: NightExceptionKind,
  now: Date,
) {
  const { exceptionText, status } = await db.payment.findUniqueOrThrow({ where: { paymentNo } })
  if (kind === 'late') await handOver(db, settlePayment, { paymentNo })
  const waits = kind === 'late' && !OPEN.has(status)
  if (exceptionText === null && !waits)
    await setPaymentException(db, paymentNo, nightExceptionText[kind], now)
}

/** Closes an exception whose sides agree now and removes its order from the worklist if the exception had put it there. */
export async function healException(
  client: PrismaClient,
  { exceptionNo, kind, paymentNo }: Pick<ReconciliationException, 'exceptionNo' | 'kind' | 'paymentNo'>,
  now: Date,
): Promise<void> {
  await client.$transaction(async (db) => {
    const where = { exceptionNo, closedAt: null }
    if (paymentNo !== null) {
      const { applicationNo } = await db.payment.findUniqueOrThrow({ where: { paymentNo } })
      await lockApplication(db, applicationNo)
    }
    const { count } = await db.reconciliationException.updateMany({
      where,
      data: { closedAt: now, closedText: HEALED_TEXT },
    })
    if (count === 0 || paymentNo === null) return
    const { exceptionText } = await db.payment.findUniqueOrThrow({ where: { paymentNo } })
    if (exceptionText === nightExceptionText[kind]) await setPaymentException(db, paymentNo, null, now)
  })
}
