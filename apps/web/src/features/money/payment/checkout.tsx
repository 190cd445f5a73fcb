import { call, Loaded, read } from '@hygiene/client'
import { listOnlineEnrolments } from '@hygiene/contracts/education/enrolment/list-online-enrolments'
import { readStudyGuard } from '@hygiene/contracts/education/enrolment/read-study-guard'
import { listInPersonEnrolments } from '@hygiene/contracts/in-person/enrolment/list-in-person-enrolments'
import type { ApplicationNo } from '@hygiene/domain/record-numbers'
import { EmptyState, linkButton } from '@hygiene/ui'
import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { Screen } from '../../../app/layout/screen.tsx'
import { dropPayment } from '../../../shared/begun-payment/handed-payment.ts'
import { payMethodOf } from '../../../shared/pay-methods/pay-methods.tsx'
import { CheckoutForm } from './checkout-form.tsx'
import { type Payable, payableInPerson, payableOnline } from './payable.ts'
import { SeatGone } from './seat-gone.tsx'

export function Checkout() {
  const [query] = useSearchParams()
  const applicationNo = Number(query.get('applyEduNo'))
  const payable = usePayable(applicationNo)

  const isOver = payable.isError || (payable.data !== undefined && payable.data.state !== 'payable')

  useEffect(() => {
    if (isOver) dropPayment()
  }, [isOver])
  useEffect(() => dropPayment, [])

  if (payable.data?.state === 'payable') {
    return (
      <CheckoutForm
        applicationNo={applicationNo}
        payable={payable.data}
        method={payMethodOf(query.get('paymentType'))}
        refetch={() => void payable.refetch()}
      />
    )
  }
  return (
    <Screen width="narrow">
      <Loaded query={payable}>
        {(found) => {
          if (found.state === 'paid') return <AlreadyPaid isInPerson={found.isInPerson} />
          if (found.state === 'waiting') return <StillWaiting applicationNo={applicationNo} />
          if (found.state === 'seatGone') return <SeatGone {...found} />
          return <NothingToPay />
        }}
      </Loaded>
    </Screen>
  )
}

function NothingToPay() {
  return (
    <EmptyState message="결제할 신청을 찾을 수 없습니다.">
      <p>취소되었거나 기간이 끝난 신청일 수 있습니다.</p>
      <Link {...linkButton()} to="/edu/online/list">
        온라인교육 신청 내역
      </Link>
      <Link {...linkButton({ tone: 'secondary' })} to="/edu/offline/list">
        집합교육 신청 내역
      </Link>
    </EmptyState>
  )
}

function AlreadyPaid({ isInPerson }: { isInPerson: boolean }) {
  return (
    <EmptyState message="이미 결제가 끝난 신청입니다.">
      {isInPerson ? (
        <Link {...linkButton()} to="/edu/offline/list">
          신청 내역 보기
        </Link>
      ) : (
        <Link {...linkButton()} to="/edu/study/list">
          나의 학습실로
        </Link>
      )}
      <Link {...linkButton({ tone: 'secondary' })} to="/edu/payment/list">
        결제 내역 보기
      </Link>
    </EmptyState>
  )
}

function StillWaiting({ applicationNo }: { applicationNo: ApplicationNo }) {
  return (
    <EmptyState message="아직 자리가 나지 않아 결제하실 수 없습니다.">
      <p>자리가 나면 문자로 알려드립니다. 그때 결제해주세요.</p>
      <Link {...linkButton()} to={`/edu/offline/waiting?applyEduNo=${applicationNo}`}>
        대기 순번 보기
      </Link>
    </EmptyState>
  )
}

/** Tries both kinds, because the number does not identify the kind of an application. */
function usePayable(applicationNo: ApplicationNo): UseQueryResult<Payable> {
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
      // Loads the guard before the form is shown (`StudyGuard`), so that nothing shifts.
      if (payable.state === 'payable') await queries.prefetchQuery(read(readStudyGuard, { applicationNo }))
      return payable
    },
    staleTime: 0,
  })
}
