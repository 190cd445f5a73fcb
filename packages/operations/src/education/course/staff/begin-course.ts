import { beginCourse as contract } from '@hygiene/contracts/education/course/staff/begin-course'
import { lockCourse } from '@hygiene/db/locks'
import { denied } from '@hygiene/domain/verdict'
import { industryTypeLabel, SalesType, salesTypeLabel } from '@hygiene/domain/text'
import { seoulYear } from '@hygiene/domain/time/seoul-day'
import { operation } from '../../../kit/operation.ts'

/** Hours by the law (식품위생법 시행규칙 제52조), where no course of the kind says otherwise. */
const HOURS = { [SalesType.new]: 6, [SalesType.existing]: 3 } as const

/**
 * Begins a course that this year or the next does not have, as a draft without lectures and windows. Its rules are those of the
 * newest course of the same operators and way, whatever its trade. The second of two simultaneous calls is refused.
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
