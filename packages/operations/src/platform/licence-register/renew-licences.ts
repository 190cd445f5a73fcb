import type { LicenceSync, PrismaClient } from '@hygiene/db/generated/client'
import { addSeoulDays, seoulDay } from '@hygiene/domain/time/seoul-day'
import { mayAskRegister } from '@hygiene/domain/platform/licence-register/register-hours'
import { type NamedProvince, REGISTER_TRADES } from '@hygiene/domain/platform/licence-register/register-row'
import { skippedMany } from '@hygiene/domain/platform/licence-register/skipped-rows'
import { writePage } from './write-page.ts'

/** Is the page size, the most the service returns. */
const PAGE_ROWS = 1_000
/** The service returns changes of at most this many days; an older copy is read again in full. */
const DAYS_OF_CHANGES = 6
const REST_MS = 20 * 3_600_000

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
  /** Limits the pages: the service allows 100 calls an hour without a change date. */
  mostPages: number
}

/**
 * Updates our copy of the food business register by trade and page. A page and the walk's position share a transaction, so an
 * interrupted walk continues at its next page. Returns the number of pages written. Throws without provinces, because every row
 * would be skipped.
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

async function openSync(db: PrismaClient, businessTypeName: string, now: Date): Promise<LicenceSync | null> {
  if (!mayAskRegister(now)) return null
  const oldest = addSeoulDays(seoulDay(now), -DAYS_OF_CHANGES)
  // The service refuses a walk through changes older than a week, so every row is read instead.
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
  // Part of the changes of the day on which the last walk began came after it.
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

/** Returns null if the service refused or another worker has written the page. */
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
    // A short page is not the end, because the service omits rows it cannot encode.
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
