import { pageFactsOf, pageWindow } from '@hygiene/contracts/kit/paging'
import { listOnlineEnrolments as contract } from '@hygiene/contracts/education/enrolment/list-online-enrolments'
import { LIVE_ONLINE } from '@hygiene/domain/education/enrolment/enrolment-status'
import { seoulYear } from '@hygiene/domain/time/seoul-day'
import { query } from '../../kit/operation.ts'
import { readEnrolmentRows } from './enrolment-rows.ts'

export const listOnlineEnrolments = query(
  contract,
  { needs: ['pool'] },
  async ({ input, actor, now, pool }) => {
    const { page, limit, industryType, only } = input
    const wanted = {
      memberNo: actor.memberNo,
      enrolmentNo: null,
      industryType: industryType ?? null,
      statuses: only === 'completed' ? (['completed'] as const) : only === 'live' ? LIVE_ONLINE : null,
      sinceYear: only === 'live' ? seoulYear(now) : null,
    }
    const { list, totalRow } = await readEnrolmentRows(pool, wanted, pageWindow(page, limit), now)
    return { list, pageInfo: pageFactsOf(page, limit, totalRow) }
  },
)
