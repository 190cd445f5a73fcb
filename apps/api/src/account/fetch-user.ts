import { fetchUser as contract } from '@hygiene/contracts'
import type { EnrolmentStatus } from '@hygiene/db'
import { seoulYear } from '@hygiene/domain'
import { implement } from '../http/implement.ts'

/** Which statuses each of the three figures counts, this education year only (earlier ones have run out). */
const COUNTED = {
  apply: ['applied', 'paid'],
  study: ['studying', 'studied', 'surveyed'],
  finish: ['completed'],
} as const satisfies Record<string, readonly EnrolmentStatus[]>

export const fetchUser = implement(contract, async ({ caller, deps, now }) => {
  const { memberNo } = caller
  const member = await deps.db.member.findUniqueOrThrow({ where: { memberNo } })
  const count = async (statuses: readonly EnrolmentStatus[]): Promise<number> =>
    deps.db.onlineEnrolment.count({
      where: { memberNo, year: seoulYear(now), status: { in: [...statuses] } },
    })
  const [applyCount, studyCount, finishCount] = await Promise.all([
    count(COUNTED.apply),
    count(COUNTED.study),
    count(COUNTED.finish),
  ])
  return {
    userId: member.userId,
    name: member.name,
    birth: member.birth,
    phone: member.phone,
    email: member.email,
    companyPhone: member.companyPhone,
    isAuth: member.verifiedAt ? 1 : 2,
    applyCount,
    studyCount,
    finishCount,
  }
})
