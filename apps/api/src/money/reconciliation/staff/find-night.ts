import type { AnswerOf } from '@hygiene/contracts/kit/endpoint'
import type { listMoneyCases } from '@hygiene/contracts/money/reconciliation/staff/list-money-cases'
import type { PrismaClient } from '@hygiene/db'

type Worklist = AnswerOf<typeof listMoneyCases>

const MOST = 200

/** Open cases of money that is of none of our orders. */
export async function findUnknownMoney(db: PrismaClient): Promise<Worklist['unknown']> {
  const cases = await db.reconciliationCase.findMany({
    where: { paymentNo: null, closedAt: null },
    orderBy: { caseNo: 'asc' },
    take: MOST,
  })
  return cases.map(({ caseNo: moneyCaseNo, paymentId, gatewayWon, depositWon, firstSeenAt }) => ({
    moneyCaseNo,
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
