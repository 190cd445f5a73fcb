import type { Queries } from '@hygiene/db/connect'
import type { CampaignValues } from '@hygiene/domain/staff/campaign/campaign-text'
import { formatSeoulLongDate, seoulDay, seoulYear } from '@hygiene/domain/time/seoul-day'
import { lastStudyDay } from '@hygiene/domain/education/study/study-term'
import { UNDER_STUDY } from '@hygiene/domain/education/enrolment/enrolment-status'
import { associationAt } from '../setting/read-versions.ts'

export async function campaignValues(db: Queries, memberNo: number, now: Date): Promise<CampaignValues> {
  const { name } = await db.member.findUniqueOrThrow({ where: { memberNo } })
  const enrolments = await db.onlineEnrolment.findMany({
    where: { memberNo, status: { in: [...UNDER_STUDY] }, year: { gte: seoulYear(now) - 1 } },
    select: { year: true, extendedToOn: true },
  })
  const today = seoulDay(now)
  const days = enrolments.map(lastStudyDay).filter((day) => day >= today)
  const { supportPhone } = await associationAt(db, now)
  return {
    이름: name,
    '교육 마감일': formatSeoulLongDate(days.toSorted()[0] ?? `${seoulYear(now)}-12-31`),
    고객센터: supportPhone,
  }
}
