import type { Transaction } from '@hygiene/db/connect'
import { allowed, denied, type Verdict } from '@hygiene/domain/verdict'
import type { TaxKind } from '@hygiene/domain/money/payment/tax'

interface CourseTaxWanted {
  courseNo: number
  taxKind: Exclude<TaxKind, 'undecided'>
  before: TaxKind
}

/** Sets a course's tax. Earlier orders keep the tax they froze. */
export async function setTaxKind(
  db: Transaction,
  { courseNo, taxKind, before }: CourseTaxWanted,
): Promise<Verdict<'COURSE_NOT_FOUND' | 'COURSE_TAX_CHANGED'>> {
  if ((await db.course.count({ where: { courseNo } })) === 0) return denied('COURSE_NOT_FOUND')
  const { count } = await db.course.updateMany({ where: { courseNo, taxKind: before }, data: { taxKind } })
  return count === 0 ? denied('COURSE_TAX_CHANGED') : allowed()
}
