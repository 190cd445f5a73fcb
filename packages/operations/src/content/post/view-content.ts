import type { PrismaClient } from '@hygiene/db'

/** A look that is not said again for so long is over. */
const VIEW_MS = 30_000

/** Says that an employee has a record open, forgets looks that are over, and answers who else has. */
export async function viewContent(
  client: PrismaClient,
  { isWriting, ...key }: { contentNo: number; employeeNo: number; isWriting: boolean },
  now: Date,
): Promise<{ employeeNo: number; name: string; isWriting: boolean }[]> {
  const { contentNo, employeeNo } = key
  const said = { isWriting, seenAt: now }
  await client.contentView.upsert({
    where: { contentNo_employeeNo: key },
    create: { ...key, ...said },
    update: said,
  })
  const over = { lt: new Date(now.getTime() - VIEW_MS) }
  await client.contentView.deleteMany({ where: { contentNo, seenAt: over } })
  const rows = await client.contentView.findMany({
    where: { contentNo, employeeNo: { not: employeeNo } },
    include: { employee: { select: { name: true } } },
    orderBy: { employeeNo: 'asc' },
  })
  return rows.map(({ employee, ...row }) => ({ ...row, name: employee.name }))
}
