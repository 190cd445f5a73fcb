import type { AnswerOf } from '@hygiene/contracts/kit/endpoint'
import type { listPaymentExceptions } from '@hygiene/contracts/money/reconciliation/staff/list-payment-exceptions'
import type { PrismaClient } from '@hygiene/db'

type Worklist = AnswerOf<typeof listPaymentExceptions>

const MOST = 200

/** Open cases of money that is of none of our orders. */
export async function findUnknownMoney(db: PrismaClient): Promise<Worklist['unknown']> {
  const exceptions = await db.reconciliationException.findMany({
    where: { paymentNo: null, closedAt: null },
    orderBy: { exceptionNo: 'asc' },
    take: MOST,
  })
  return exceptions.map(({ exceptionNo, paymentId, gatewayWon, depositWon, firstSeenAt }) => ({
    exceptionNo,
    paymentId,
    amountWon: gatewayWon ?? depositWon ?? 0,
    firstSeenAt: firstSeenAt.toISOString(),
  }))
}

/** The last comparison that has ended. */
export async function findLastNight(db: PrismaClient): Promise<Worklist['night']> {
  const run = await db.reconciliationRun.findFirst({
    where: { finishedAt: { not: null } },
    orderBy: { night: 'desc' },
  })
  if (!run?.finishedAt) return null
  const { seen, opened, healed, ledgerDiffering } = run
  return {
    seen,
    opened,
    healed,
    ledgerDiffering: ledgerDiffering ?? 0,
    finishedAt: run.finishedAt.toISOString(),
  }
}
