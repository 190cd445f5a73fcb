import type { PrismaClient } from '@hygiene/db'

/** A look that is not said again for so long is over. */
const LOOK_MS = 30_000

/** Says that an employee has a record open, forgets looks that are over, and answers who else has. */
export async function lookAtContent(
  client: PrismaClient,
  { isWriting, ...key }: { contentNo: number; employeeNo: number; isWriting: boolean },
  now: Date,
): Promise<{ employeeNo: number; name: string; isWriting: boolean }[]> {
  const { contentNo, employeeNo } = key
  const said = { isWriting, seenAt: now }
  await client.contentLook.upsert({
    where: { contentNo_employeeNo: key },
    create: { ...key, ...said },
    update: said,
  })
  const over = { lt: new Date(now.getTime() - LOOK_MS) }
  await client.contentLook.deleteMany({ where: { contentNo, seenAt: over } })
  const rows = await client.contentLook.findMany({
    where: { contentNo, employeeNo: { not: employeeNo } },
    include: { employee: { select: { name: true } } },
    orderBy: { employeeNo: 'asc' },
  })
  return rows.map(({ employee, ...row }) => ({ ...row, name: employee.name }))
}
