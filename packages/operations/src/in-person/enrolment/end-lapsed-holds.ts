import type { ApplicationNo } from '@hygiene/domain/record-numbers'
import { eachInTransaction, type OnTrouble } from '@hygiene/db/each-in-transaction'
import type { PrismaClient } from '@hygiene/db/generated/client'
import { lapsedAt } from '../../platform/records/seats-taken.ts'
import { releaseHold } from './release-hold.ts'

/**
 * Ends applications with an expired hold, one transaction each. The worker would do so within a minute, but a concurrent
 * application or payment cannot wait.
 */
export async function endHolds(
  client: PrismaClient,
  applicationNos: readonly ApplicationNo[],
  now: Date,
): Promise<void> {
  for (const applicationNo of applicationNos)
    await client.$transaction((db) => releaseHold(db, applicationNo, now))
}

export async function endLapsedHolds(
  client: PrismaClient,
  licenceKeys: readonly string[],
  exceptApplicationNo: number | null,
  now: Date,
): Promise<void> {
  const lapsed = await client.booking.findMany({
    where: {
      ...lapsedAt(now),
      enrolments: { some: { licenceKey: { in: [...licenceKeys] }, status: 'applied' } },
      ...(exceptApplicationNo === null ? {} : { applicationNo: { not: exceptApplicationNo } }),
    },
    select: { applicationNo: true },
  })
  const applicationNos = lapsed.map(({ applicationNo }) => applicationNo)
  await endHolds(client, applicationNos, now)
}

/** Ends all expired holds and notifies people; by the clock their seats are already free. */
export async function releaseLapsedHolds(
  client: PrismaClient,
  onTrouble: OnTrouble,
  now: Date,
): Promise<number> {
  const due = await client.booking.findMany({
    where: lapsedAt(now),
    select: { applicationNo: true },
    orderBy: { heldUntil: 'asc' },
  })
  const nos = due.map(({ applicationNo }) => applicationNo)
  const notifying = { name: (no: number) => `hold of application ${no}`, onTrouble }
  const ended = await eachInTransaction(client, nos, notifying, (db, applicationNo) =>
    releaseHold(db, applicationNo, now),
  )
  return ended.filter((isReleased) => isReleased).length
}
