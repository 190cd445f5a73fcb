import { beginCourse as contract } from '@hygiene/contracts/education/course/staff/begin-course'
import { lockCourse } from '@hygiene/db/locks'
import { denied } from '@hygiene/domain/verdict'
import { industryTypeLabel, SalesType, salesTypeLabel } from '@hygiene/domain/text'
import { seoulYear } from '@hygiene/domain/time/seoul-day'
import { operation } from '../../../kit/operation.ts'

/** Sets the legal hours (식품위생법 시행규칙 제52조) where no course of the kind says otherwise. */
const HOURS = { [SalesType.new]: 6, [SalesType.existing]: 3 } as const

/**
 * Creates a draft course for this year or the next without lectures and windows. It takes the rules of the newest course for the
 * same operators and method, whatever its trade. A concurrent second call is refused.
 */
export const beginCourse = operation(contract, async ({ db, input, actor, now }) => {
  const { year, salesType, industryType, onlineType, taxKind } = input
  const thisYear = seoulYear(now)
  if (year !== thisYear && year !== thisYear + 1) return denied('COURSE_YEAR_OUTSIDE')
  await lockCourse(db, input)
  if ((await db.course.count({ where: { year, salesType, industryType, onlineType } })) > 0)
    return denied('COURSE_EXISTS')
  const like = await db.course.findFirst({
    where: { salesType, onlineType, startsAt: { not: null } },
    orderBy: [{ year: 'desc' }, { startsAt: 'desc' }, { courseNo: 'desc' }],
  })
  return db.course.create({
    data: {
      year,
      salesType,
      industryType,
      onlineType,
      taxKind,
      name: `${year}년 ${salesTypeLabel[salesType]} 위생교육 (${industryTypeLabel[industryType]})`,
      hours: like?.hours ?? HOURS[salesType],
      priceWon: like?.priceWon ?? 0,
      ...(like && {
        passScore: like.passScore,
        questionCount: like.questionCount,
        maxAttempts: like.maxAttempts,
        closesPaymentEarly: like.closesPaymentEarly,
      }),
      savedAt: now,
      savedByNo: actor.employeeNo,
    },
    select: { courseNo: true },
  })
})
