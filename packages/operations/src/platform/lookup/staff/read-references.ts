import { readReferences as contract } from '@hygiene/contracts/platform/lookup/staff/read-references'
import type { LicenceSync, PrismaClient } from '@hygiene/db/generated/client'
import { REGISTER_TRADES } from '@hygiene/domain/platform/licence-register/register-row'
import { seoulDay } from '@hygiene/domain/time/seoul-day'
import { skippedMany } from '@hygiene/domain/platform/licence-register/skipped-rows'
import { messageTextKinds } from '@hygiene/domain/platform/message/messages'
import { skippedRows } from '../../licence-register/renew-licences.ts'
import { query } from '../../../kit/operation.ts'

export const readReferences = query(contract, async ({ db }) => {
  const [regions, register, holidays, text] = await Promise.all([
    regionsOf(db),
    registerOf(db),
    db.workingHoliday.findMany({ orderBy: { day: 'asc' } }),
    db.messageText.findFirst({ orderBy: { madeAt: 'desc' } }),
  ])
  const lastDay = holidays.at(-1)?.day
  return {
    regions,
    register,
    holidays: { count: holidays.length, lastDay: lastDay ? seoulDay(lastDay) : '' },
    messageTexts: { count: messageTextKinds.length, changedAt: text?.madeAt ?? null },
  }
})

async function regionsOf(db: PrismaClient) {
  const levels = await db.region.groupBy({ by: ['level'], where: { validTo: null }, _count: true })
  const counts = levels.map(({ _count: rows, level }) => ({ level, rows }))
  const countOf = (level: number) => counts.find((row) => row.level === level)?.rows ?? 0
  const last = await db.regionUpdate.findFirst({
    orderBy: { updateNo: 'desc' },
    include: { employee: { select: { name: true } } },
  })
  return {
    provinces: countOf(1),
    cities: countOf(2),
    districts: countOf(3),
    fileName: last?.fileName ?? '',
    updatedAt: last?.updatedAt ?? null,
    updatedByName: last?.employee?.name ?? '',
  }
}

async function registerOf(db: PrismaClient) {
  const walks = await Promise.all(
    REGISTER_TRADES.map((businessTypeName) =>
      db.licenceSync.findFirst({ where: { businessTypeName }, orderBy: { syncNo: 'desc' } }),
    ),
  )
  return walks.flatMap((walk) => (walk ? walkOf(walk) : []))
}

function walkOf(walk: LicenceSync) {
  const { businessTypeName, startedAt, finishedAt, faults, sentAway } = walk
  const rows = skippedRows(walk)
  return {
    businessTypeName,
    startedAt,
    finishedAt,
    ...rows,
    skippedMany: skippedMany(rows),
    faults: Object.entries({ ...(faults as Record<string, number>) })
      .map(([fault, count]) => ({ fault, rows: count }))
      .toSorted((one, other) => other.rows - one.rows),
    sentAway: sentAway ?? '',
  }
}
