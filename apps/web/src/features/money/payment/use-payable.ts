import type { ApplicationNo } from '@hygiene/domain/record-numbers'
import { call, read } from '@hygiene/client'
import { listInPersonEnrolments } from '@hygiene/contracts/in-person/enrolment/list-in-person-enrolments'
import { listOnlineEnrolments } from '@hygiene/contracts/education/enrolment/list-online-enrolments'
import { readStudyGuard } from '@hygiene/contracts/education/enrolment/read-study-guard'
import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query'
import { type Payable, payableInPerson, payableOnline } from './payable.ts'

/** An application is of one kind only; its number says nothing of which. */
export function usePayable(applicationNo: ApplicationNo): UseQueryResult<Payable> {
  const queries = useQueryClient()
  return useQuery({
    queryKey: [listInPersonEnrolments.path, 'payable', applicationNo],
    queryFn: async ({ signal }) => {
      const [inPerson, online] = await Promise.all([
        call(listInPersonEnrolments, { limit: -1 }, { signal }),
        call(listOnlineEnrolments, { limit: -1, only: 'live' }, { signal }),
      ])
      const seats = inPerson.list.filter(({ info }) => info.edu.applicationNo === applicationNo)
      if (seats.length > 0) return payableInPerson(seats, new Date())
      const payable = payableOnline(online.list.filter((row) => row.applicationNo === applicationNo))
      // There with the form (`StudyGuard`), so that it moves nothing.
      if (payable.state === 'payable') await queries.prefetchQuery(read(readStudyGuard, { applicationNo }))
      return payable
    },
    staleTime: 0,
  })
}
