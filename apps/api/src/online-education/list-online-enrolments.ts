import { listOnlineEnrolments as contract, pageFactsOf, pageWindow } from '@hygiene/contracts'
import type { Prisma } from '@hygiene/db'
import { seoulYear } from '@hygiene/domain'
import { implement } from '../http/implement.ts'
import { ROW_PARTS, rowOf } from './enrolment-view.ts'
import { LIVE_STATUSES } from './live-statuses.ts'

/** The application history, latest first. */
export const listOnlineEnrolments = implement(contract, async ({ input, caller, deps, now }) => {
  const { page, limit, industryType, only } = input
  const where: Prisma.OnlineEnrolmentWhereInput = {
    memberNo: caller.memberNo,
    industryType,
    ...(only === 'completed' ? { status: 'completed' } : {}),
    ...(only === 'live' ? { status: { in: LIVE_STATUSES }, year: { gte: seoulYear(now) } } : {}),
  }
  const [enrolments, totalRow] = await Promise.all([
    deps.db.onlineEnrolment.findMany({
      where,
      include: ROW_PARTS,
      orderBy: [{ appliedAt: 'desc' }, { onlineEduNo: 'desc' }],
      ...pageWindow(page, limit),
    }),
    deps.db.onlineEnrolment.count({ where }),
  ])
  return {
    list: enrolments.map((enrolment) => rowOf(enrolment, now)),
    pageInfo: pageFactsOf(page, limit, totalRow),
  }
})
