import type { Prisma, PrismaClient, ReconciliationRun } from '@hygiene/db/generated/client'
import type { Queries } from '@hygiene/db/connect'
import { addSeoulDays, seoulDay, startOfSeoulDay } from '@hygiene/domain/time/seoul-day'
import { nightDaysBack } from '@hygiene/domain/money/reconciliation/judge-night'

/** Is a Seoul time of day in minutes: the gateway has closed its day by then. */
const FROM_MINUTE = 180
const HELD_MS = 60_000

class RunTaken extends Error {}

/** Takes the run to carry out for this process. Returns null if nothing is due or another process holds it. */
export async function holdRun(
  db: PrismaClient,
  holder: string,
  now: Date,
): Promise<ReconciliationRun | null> {
  const unfinished = await db.reconciliationRun.findFirst({
    where: { finishedAt: null },
    orderBy: { night: 'asc' },
  })
  const runNo = unfinished?.runNo ?? (await beginRun(db, now))
  if (runNo === null) return null
  const free = [{ holder }, { heldUntil: null }, { heldUntil: { lt: now } }]
  const [held] = await db.reconciliationRun.updateManyAndReturn({
    where: { runNo, finishedAt: null, OR: free },
    data: { holder, heldUntil: new Date(now.getTime() + HELD_MS) },
  })
  return held ?? null
}

async function beginRun(db: PrismaClient, now: Date): Promise<number | null> {
  const night = seoulDay(now)
  if (now.getTime() < startOfSeoulDay(night).getTime() + FROM_MINUTE * 60_000) return null
  const known = await db.reconciliationRun.count({ where: { night: new Date(night) } })
  if (known > 0) return null
  const fromDay = new Date(addSeoulDays(night, -nightDaysBack(night)))
  const toDay = new Date(addSeoulDays(night, -1))
  const run = { night: new Date(night), fromDay, toDay, day: fromDay, startedAt: now }
  // Two workers may start at once; a unique index allows one run per night.
  await db.reconciliationRun.createMany({ data: [run], skipDuplicates: true })
  const begun = await db.reconciliationRun.findUnique({ where: { night: new Date(night) } })
  return begun && begun.finishedAt === null ? begun.runNo : null
}

export async function moveRun(
  db: Queries,
  { runNo, holder }: Pick<ReconciliationRun, 'runNo' | 'holder'>,
  data: Prisma.ReconciliationRunUpdateManyMutationInput,
  now: Date,
): Promise<ReconciliationRun> {
  const [moved] = await db.reconciliationRun.updateManyAndReturn({
    where: { runNo, holder },
    data: { heldUntil: new Date(now.getTime() + HELD_MS), ...data },
  })
  if (!moved) throw new RunTaken(`Run ${runNo} is carried out by another process`)
  return moved
}
