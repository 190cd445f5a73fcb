import { listInPersonEnrolments } from '@hygiene/contracts/in-person/enrolment/list-in-person-enrolments'
import { useFreshOnReturn } from '../../../shared/fresh-on-return/use-fresh-on-return.ts'
import { useIndustryType } from '../../../shared/paging/industry-links.tsx'
import { type Pages, type RowOf, usePages } from '../../../shared/paging/use-pages.ts'

export type PaidRecord = RowOf<typeof listInPersonEnrolments>

/** Requests the paid and not refunded records (specification section 3, list request) of the trade in the address. */
export function usePaidRecords(): Pages<PaidRecord> {
  const industryType = useIndustryType()
  useFreshOnReturn(listInPersonEnrolments)
  return usePages(listInPersonEnrolments, {
    limit: 10,
    isFinishPayment: 1,
    isRefund: 0,
    ...(industryType === undefined ? {} : { industryType }),
  })
}
