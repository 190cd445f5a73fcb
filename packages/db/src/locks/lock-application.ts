import type { Transaction } from '../connect.ts'

/** Locks an application with its enrolments and orders: whoever pays, cancels or is told about money waits here. */
export async function lockApplication(db: Transaction, applyEduNo: number): Promise<boolean> {
  const rows = await db.$queryRaw<{ applyEduNo: number }[]>`
    SELECT "applyEduNo" FROM "Application" WHERE "applyEduNo" = ${applyEduNo} FOR UPDATE`
  return rows.length === 1
}
