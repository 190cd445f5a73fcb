import type { PrismaClient } from '@hygiene/db/generated/client'
import type { Transaction } from '@hygiene/db/connect'
import { addSeoulDays, seoulDay } from '@hygiene/domain/time/seoul-day'
import { type RegionList, RegionListFault } from '@hygiene/domain/platform/lookup/region-list'

interface UpdatedLevel {
  added: number
  renamed: number
  closed: number
}
export type UpdatedRegions = Record<1 | 2 | 3, UpdatedLevel>

/**
 * Imports the official region list (specification section 7, `zip/sido`, `zip/city`, `zip/dong`). A new region is valid from
 * today, or always if its level was empty; an abolished one ended yesterday. Throws and writes nothing if the list lacks a region
 * in force, because it is incomplete, or contains a closed one, because it is outdated.
 */
export async function loadRegionList(
  prisma: PrismaClient,
  list: RegionList,
  now: Date,
  fileName = '',
): Promise<UpdatedRegions> {
  return prisma.$transaction((db) => writeRegions(db, list, { fileName, employeeNo: null, now }))
}

/** Does the same within a transaction and records the changes with the name of the list. */
export async function writeRegions(
  db: Transaction,
  list: RegionList,
  { fileName, employeeNo, now }: { fileName: string; employeeNo: number | null; now: Date },
): Promise<UpdatedRegions> {
  const today = seoulDay(now)
  const levels = {
    1: await updateLevel(db, 1, list, today),
    2: await updateLevel(db, 2, list, today),
    3: await updateLevel(db, 3, list, today),
  }
  const sum = (count: keyof UpdatedLevel) => levels[1][count] + levels[2][count] + levels[3][count]
  const counts = { added: sum('added'), renamed: sum('renamed'), closed: sum('closed') }
  await db.regionUpdate.create({ data: { fileName, ...counts, updatedAt: now, employeeNo } })
  return levels
}

async function updateLevel(
  db: Transaction,
  level: 1 | 2 | 3,
  { inForce: all, abolished }: RegionList,
  today: string,
): Promise<UpdatedLevel> {
  const listed = all.filter((region) => region.level === level)
  const stays = new Set(listed.map(({ code }) => code))
  const known = await db.region.findMany({ where: { level } })
  const current = new Map(
    known.filter(({ validTo }) => validTo === null).map(({ code, name }) => [code, name]),
  )

  const unknown = [...current].find(([code]) => !stays.has(code) && !abolished.has(code))
  if (unknown) {
    const region = unknown.join(' ')
    throw new RegionListFault('incomplete', region, `The list is incomplete: it does not have ${region}`)
  }
  const reopened = known.find(({ code }) => stays.has(code) && !current.has(code))
  if (reopened) {
    const region = `${reopened.code} ${reopened.name}`
    throw new RegionListFault(
      'older',
      region,
      `The list is older than the table: ${region} is closed already`,
    )
  }

  const added = listed.filter(({ code }) => !current.has(code))
  const validFrom = known.length === 0 ? null : new Date(today)
  await db.region.createMany({ data: added.map((region) => ({ ...region, validFrom })) })
  const renamed = listed.filter(({ code, name }) => current.has(code) && current.get(code) !== name)
  for (const { code, name } of renamed) await db.region.update({ where: { code }, data: { name } })
  const closed = [...current.keys()].filter((code) => !stays.has(code))
  const validTo = new Date(addSeoulDays(today, -1))
  await db.region.updateMany({ where: { code: { in: closed } }, data: { validTo } })
  return { added: added.length, renamed: renamed.length, closed: closed.length }
}
