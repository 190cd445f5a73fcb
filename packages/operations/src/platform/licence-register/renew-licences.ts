import type { LicenceSync, PrismaClient } from '@hygiene/db/generated/client'
import { addSeoulDays, seoulDay } from '@hygiene/domain/time/seoul-day'
import { mayAskRegister } from '@hygiene/domain/platform/licence-register/register-hours'
import { type NamedProvince, REGISTER_TRADES } from '@hygiene/domain/platform/licence-register/register-row'
import { skippedMany } from '@hygiene/domain/platform/licence-register/skipped-rows'
import { writePage } from './write-page.ts'

/** Rows of one page: the most the service answers. */
const PAGE_ROWS = 1_000
/** The service gives changes of so many days at most; a copy that is older is read again. */
const DAYS_OF_CHANGES = 6
/** A walk that ended is not begun again for so long. */
const REST_MS = 20 * 3_600_000

/** What the register answers to a page (packages/gateways/src/licence-register). */
type ReadRegisterPage = (page: {
  businessTypeName: string
  changedSince: string | null
  first: number
  last: number
}) => Promise<
  | { outcome: 'rows'; total: number; rows: readonly unknown[] }
  | { outcome: 'none' }
  | { outcome: 'sent away'; code: string }
>

interface Renewing {
  db: PrismaClient
  readRegister: ReadRegisterPage
  now: () => Date
  /** Pages read at most: the service allows 100 calls an hour without a day of change. */
  mostPages: number
}

/**
 * Brings our copy of the register of food businesses up to date, trade by trade and page by page. A page and the place in the
 * walk are one transaction, so a walk that was broken off continues at its next page. Answers how many pages were written.
 * Throws without provinces, because every row would be skipped.
 */
export async function renewLicences({ db, readRegister, now, mostPages }: Renewing): Promise<number> {
  const provinces = await db.region.findMany({ where: { level: 1 }, select: { code: true, name: true } })
  if (provinces.length === 0)
    throw new Error('The licence register is not read: the table of regions has no provinces')
  let pages = 0
  for (const trade of REGISTER_TRADES) {
    let sync = await openSync(db, trade, now())
    while (sync && sync.finishedAt === null && pages < mostPages && mayAskRegister(now())) {
      const went = await readOn(db, sync, { readRegister, provinces, now: now() })
      if (!went) return pages
      sync = went
      pages += 1
    }
  }
  return pages
}

/** The walk that is not finished, or a new one where the last has rested long enough. */
async function openSync(db: PrismaClient, businessTypeName: string, now: Date): Promise<LicenceSync | null> {
  if (!mayAskRegister(now)) return null
  const oldest = addSeoulDays(seoulDay(now), -DAYS_OF_CHANGES)
  // A walk through changes that was left for a week is refused from then on: every row is read instead.
  await db.licenceSync.updateMany({
    where: { businessTypeName, finishedAt: null, changedSince: { lt: new Date(oldest) } },
    data: { changedSince: null, nextIndex: 1 },
  })
  const open = await db.licenceSync.findFirst({ where: { businessTypeName, finishedAt: null } })
  if (open) return open
  const last = await db.licenceSync.findFirst({
    where: { businessTypeName },
    orderBy: { finishedAt: 'desc' },
  })
  if (last?.finishedAt && now.getTime() - last.finishedAt.getTime() < REST_MS) return null
  // Changes of the day on which the last walk began came after it, in part.
  const since = last ? addSeoulDays(seoulDay(last.startedAt), -1) : null
  const isRecent = since !== null && since >= oldest && last !== null && !skippedMany(skippedRows(last))
  await db.licenceSync.createMany({
    data: { businessTypeName, changedSince: isRecent ? new Date(since) : null, startedAt: now },
    skipDuplicates: true,
  })
  return db.licenceSync.findFirst({ where: { businessTypeName, finishedAt: null } })
}

interface Reading {
  readRegister: ReadRegisterPage
  provinces: readonly NamedProvince[]
  now: Date
}

/** Reads and writes the next page; null where the service sent us away or another worker has written it meanwhile. */
async function readOn(
  db: PrismaClient,
  { syncNo, businessTypeName, changedSince, nextIndex }: LicenceSync,
  { readRegister, provinces, now }: Reading,
): Promise<LicenceSync | null> {
  const answer = await readRegister({
    businessTypeName,
    changedSince: changedSince?.toISOString().slice(0, 10) ?? null,
    first: nextIndex,
    last: nextIndex + PAGE_ROWS - 1,
  })
  if (answer.outcome === 'sent away') {
    await db.licenceSync.update({ where: { syncNo }, data: { sentAway: answer.code } })
    return null
  }
  return db.$transaction(async (tx) => {
    const [sync] = await tx.$queryRaw<LicenceSync[]>`
      SELECT * FROM "LicenceSync" WHERE "syncNo" = ${syncNo} AND "nextIndex" = ${nextIndex} AND "finishedAt" IS NULL FOR UPDATE`
    if (!sync) return null
    const rows = answer.outcome === 'rows' ? answer.rows : []
    const written = await writePage(tx, { syncNo, rows, provinces, now })
    const total = answer.outcome === 'rows' ? answer.total : (sync.total ?? 0)
    // A page that came short is followed all the same: the service leaves out rows it cannot spell.
    const isLast = rows.length === 0 || nextIndex + PAGE_ROWS > total
    return tx.licenceSync.update({
      where: { syncNo },
      data: {
        nextIndex: nextIndex + PAGE_ROWS,
        total,
        added: { increment: written.added },
        changed: { increment: written.changed },
        faults: sumOf(sync.faults, written.faults),
        sentAway: null,
        lastPageAt: now,
        finishedAt: isLast ? now : null,
      },
    })
  })
}

/** Rows of a walk and those of them that were skipped. */
export function skippedRows({ total, faults }: Pick<LicenceSync, 'total' | 'faults'>): {
  total: number
  skipped: number
} {
  const counts = Object.values({ ...(faults as Record<string, number>) })
  return { total: total ?? 0, skipped: counts.reduce((sum, count) => sum + count, 0) }
}

function sumOf(before: unknown, more: ReadonlyMap<string, number>): Record<string, number> {
  const sums = new Map<string, number>(Object.entries({ ...(before as Record<string, number>) }))
  for (const [fault, count] of more) sums.set(fault, (sums.get(fault) ?? 0) + count)
  return Object.fromEntries(sums)
}
