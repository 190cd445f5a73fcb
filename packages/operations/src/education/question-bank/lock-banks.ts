import { lockCourse } from '@hygiene/db/locks'
import type { Transaction } from '@hygiene/db/connect'
import type { BankKind } from '@hygiene/domain/education/question-bank/question-bank'
import { OnlineType } from '@hygiene/domain/text'
import { bankOf } from './bank-statuses.ts'

/**
 * Locks banks through their online courses in the order of `comingCourses`. Changes of questions and publications that need more
 * of them run in sequence. Drawing a paper does not wait for these locks.
 */
export async function lockBanks(db: Transaction, banks: readonly BankKind[]): Promise<void> {
  const inOrder = banks.toSorted(
    (a, b) => a.year - b.year || b.salesType - a.salesType || a.industryType - b.industryType,
  )
  for (const bank of inOrder) await lockCourse(db, { ...bankOf(bank), onlineType: OnlineType.online })
}
