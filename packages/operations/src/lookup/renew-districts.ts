import type { PrismaClient } from '@hygiene/db'
import { addSeoulDays, type District, seoulDay } from '@hygiene/domain'

const DISTRICT = 3

export interface RenewedDistricts {
  added: number
  renamed: number
  closed: number
  /** Districts whose city the table of regions does not know; they are left out. */
  homeless: number
}

/**
 * Brings the districts of the table of regions to the official list (specification section 7, `zip/dong`): new ones are in force
 * from today, or always where the table had none; those the list has no longer ended yesterday.
 * Throws when the list has less than half of what is in force: then it is cut off.
 */
export async function renewDistricts(
  prisma: PrismaClient,
  listed: readonly District[],
  now: Date,
): Promise<RenewedDistricts> {
  const today = seoulDay(now)
  return prisma.$transaction(async (db) => {
    const cities = await db.region.findMany({ where: { level: 2 }, select: { code: true } })
    const known = new Set(cities.map(({ code }) => code))
    const housed = listed.filter(({ cityCode }) => known.has(cityCode))
    const inForce = await db.region.findMany({ where: { level: DISTRICT, validTo: null } })
    if (housed.length * 2 < inForce.length)
      throw new Error('The list has less than half of the districts in force')

    const before = new Map(inForce.map(({ code, name }) => [code, name]))
    const missing = housed.filter(({ code }) => !before.has(code))
    const validFrom = inForce.length === 0 ? null : new Date(today)
    const added = await db.region.createMany({
      data: missing.map(({ code, cityCode, name }) => ({
        code,
        level: DISTRICT,
        name,
        parentCode: cityCode,
        validFrom,
      })),
      skipDuplicates: true,
    })
    const renamed = housed.filter(({ code, name }) => before.has(code) && before.get(code) !== name)
    for (const { code, name } of renamed) await db.region.update({ where: { code }, data: { name } })

    const stays = new Set(housed.map(({ code }) => code))
    const gone = inForce.map(({ code }) => code).filter((code) => !stays.has(code))
    const closed = await db.region.updateMany({
      where: { code: { in: gone } },
      data: { validTo: new Date(addSeoulDays(today, -1)) },
    })
    return {
      added: added.count,
      renamed: renamed.length,
      closed: closed.count,
      homeless: listed.length - housed.length,
    }
  })
}
