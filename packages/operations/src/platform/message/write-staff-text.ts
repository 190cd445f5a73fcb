import type { Transaction } from '@hygiene/db/connect'

export async function writeStaffText(
  db: Transaction,
  { employeeNo, body }: { employeeNo: number; body: string },
  now: Date,
): Promise<number> {
  const { textNo } = await db.staffText.create({ data: { employeeNo, body, writtenAt: now } })
  return textNo
}
