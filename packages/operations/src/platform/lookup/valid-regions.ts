import type { Prisma, PrismaClient, Region } from '@hygiene/db/generated/client'
import { seoulDay } from '@hygiene/domain/time/seoul-day'

export function inForce(now: Date): Prisma.RegionWhereInput {
  const today = new Date(seoulDay(now))
  return {
    AND: [
      { OR: [{ validFrom: null }, { validFrom: { lte: today } }] },
      { OR: [{ validTo: null }, { validTo: { gte: today } }] },
    ],
  }
}

export async function findChildren(
  db: PrismaClient,
  parent: Region,
  now: Date,
): Promise<Pick<Region, 'code' | 'name'>[]> {
  const parentCode = { in: [parent.code, ...(parent.successor ? [parent.successor] : [])] }
  return db.region.findMany({
    where: { parentCode, ...inForce(now) },
    orderBy: { code: 'asc' },
    select: { code: true, name: true },
  })
}
