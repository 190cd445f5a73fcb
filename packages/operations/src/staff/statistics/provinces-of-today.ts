import type { PrismaClient } from '@hygiene/db/generated/client'

export async function provincesOfToday(db: PrismaClient): Promise<{ sidoCode: string; sidoName: string }[]> {
  const rows = await db.region.findMany({
    where: { level: 1, successor: null },
    select: { code: true, name: true },
    orderBy: { code: 'asc' },
  })
  return rows.map(({ code, name }) => ({ sidoCode: code, sidoName: name }))
}
