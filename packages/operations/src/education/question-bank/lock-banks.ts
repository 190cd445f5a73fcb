import { lockCourse } from '@hygiene/db/locks'
import type { Transaction } from '@hygiene/db/connect'
import type { BankKind } from '@hygiene/domain/education/question-bank/question-bank'
import { OnlineType } from '@hygiene/domain/text'
import { bankOf } from './bank-statuses.ts'

/**
 * Banks by the lock of their online courses, in one order: what puts questions in or takes them out, and what publishes a
 * version that asks for more of them, take turns. The order is that of `comingCourses`. Drawing a paper waits for none of it.
 */
export async function lockBanks(db: Transaction, banks: readonly BankKind[]): Promise<void> {
  const inOrder = banks.toSorted(
    (a, b) => a.year - b.year || b.salesType - a.salesType || a.industryType - b.industryType,
  )
  for (const bank of inOrder) await lockCourse(db, { ...bankOf(bank), onlineType: OnlineType.online })
}
