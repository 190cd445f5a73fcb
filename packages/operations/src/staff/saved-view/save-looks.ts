import type { Prisma, Queries } from '@hygiene/db'

/** Keeps how an employee wants the desk, in the words of the contract. */
export async function saveLooks(
  db: Queries,
  employeeNo: number,
  looks: Prisma.InputJsonObject,
  savedAt: Date,
): Promise<void> {
  const kept = { looks, savedAt }
  await db.staffLooks.upsert({ where: { employeeNo }, create: { employeeNo, ...kept }, update: kept })
}
