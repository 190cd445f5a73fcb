import type { Prisma, Queries } from '@hygiene/db'

/** Keeps how an employee wants the console, in the words of the contract. */
export async function savePreferences(
  db: Queries,
  employeeNo: number,
  preferences: Prisma.InputJsonObject,
  savedAt: Date,
): Promise<void> {
  const kept = { preferences, savedAt }
  await db.staffPreferences.upsert({ where: { employeeNo }, create: { employeeNo, ...kept }, update: kept })
}
