import { lockCourse, type PrismaClient, transaction } from '@hygiene/db'
import {
  type DecidedTaxKind,
  denied,
  type IndustryType,
  industryTypeLabel,
  type OnlineType,
  SalesType,
  salesTypeLabel,
  seoulDay,
} from '@hygiene/domain'

interface NewCourse {
  year: number
  salesType: SalesType
  industryType: IndustryType
  onlineType: OnlineType
  taxKind: DecidedTaxKind
}

type Begun =
  | { allowed: true; courseNo: number }
  | { allowed: false; reason: 'COURSE_EXISTS' | 'COURSE_YEAR_OUTSIDE' }

/** Hours by the law (식품위생법 시행규칙 제52조), where no course of the kind says otherwise. */
const HOURS = { [SalesType.new]: 6, [SalesType.existing]: 3 } as const

/**
 * Begins a course that this year or the next does not have, as a draft without lectures and windows. Its rules are those of the
 * newest course of the same operators and way, whatever its trade. Of two at once the second hears that it is there.
 */
export async function beginCourse(
  client: PrismaClient,
  wanted: NewCourse,
  { employeeNo, now }: { employeeNo: number; now: Date },
): Promise<Begun> {
  const { year, salesType, industryType, onlineType, taxKind } = wanted
  const thisYear = Number(seoulDay(now).slice(0, 4))
  if (year !== thisYear && year !== thisYear + 1) return denied('COURSE_YEAR_OUTSIDE')
  return transaction<Begun>(client, async (db) => {
    await lockCourse(db, wanted)
    if ((await db.course.count({ where: { year, salesType, industryType, onlineType } })) > 0)
      return denied('COURSE_EXISTS')
    const like = await db.course.findFirst({
      where: { salesType, onlineType, startsAt: { not: null } },
      orderBy: [{ year: 'desc' }, { startsAt: 'desc' }, { courseNo: 'desc' }],
    })
    const { courseNo } = await db.course.create({
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
        savedByNo: employeeNo,
      },
    })
    return { allowed: true, courseNo }
  })
}
