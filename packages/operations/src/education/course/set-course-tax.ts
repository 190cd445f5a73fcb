import { type PrismaClient, transaction, type Transaction } from '@hygiene/db'
import { allowed, denied, type TaxKind, type Verdict } from '@hygiene/domain'

export interface CourseTaxWanted {
  courseNo: number
  taxKind: Exclude<TaxKind, 'undecided'>
  /** As the employee was shown it. */
  before: TaxKind
  alongside: (db: Transaction) => Promise<void>
}

/** Decides the tax of a course; orders that were made before keep what they froze. */
export async function setCourseTax(
  client: PrismaClient,
  { courseNo, taxKind, before, alongside }: CourseTaxWanted,
): Promise<Verdict<'COURSE_NOT_FOUND' | 'COURSE_TAX_CHANGED'>> {
  return transaction<Verdict<'COURSE_NOT_FOUND' | 'COURSE_TAX_CHANGED'>>(client, async (db) => {
    if ((await db.course.count({ where: { courseNo } })) === 0) return denied('COURSE_NOT_FOUND')
    const { count } = await db.course.updateMany({ where: { courseNo, taxKind: before }, data: { taxKind } })
    if (count === 0) return denied('COURSE_TAX_CHANGED')
    await alongside(db)
    return allowed()
  })
}
