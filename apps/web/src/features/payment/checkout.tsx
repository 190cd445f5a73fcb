import { type EntityOf, listOnlineEnrolments } from '@hygiene/contracts'
import { EmptyState, linkButton } from '@hygiene/ui'
import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router-dom'
import { Loaded } from '../../api/loaded.tsx'
import { read } from '../../api/read.ts'
import { Screen } from '../../frame/screen.tsx'
import { CheckoutForm } from './checkout-form.tsx'
import { payMethodOf } from './pay-methods.tsx'

export type Enrolment = EntityOf<typeof listOnlineEnrolments>['list'][number]

/** /edu/payment and /edu/online/payment: pays for one application, `?applyEduNo=`. */
export function Checkout() {
  const [query] = useSearchParams()
  const applyEduNo = Number(query.get('applyEduNo'))
  const live = useQuery({
    ...read(listOnlineEnrolments, { limit: -1, only: 'live' }),
    staleTime: 0,
  })

  if (!live.data) {
    return (
      <Screen>
        <Loaded query={live}>{() => null}</Loaded>
      </Screen>
    )
  }
  const enrolments = live.data.list.filter((enrolment) => enrolment.applyEduNo === applyEduNo)
  if (enrolments.length === 0) return <NothingToPay />
  if (enrolments.every(({ status }) => status !== 'applied')) return <AlreadyPaid />
  return (
    <CheckoutForm
      applyEduNo={applyEduNo}
      enrolments={enrolments}
      method={payMethodOf(query.get('paymentType'))}
    />
  )
}

function NothingToPay() {
  return (
    <Screen width="narrow">
      <EmptyState message="결제할 신청을 찾을 수 없습니다.">
        <p>취소되었거나 기간이 끝난 신청일 수 있습니다.</p>
        <Link {...linkButton()} to="/edu/online/list">
          신청 내역 보기
        </Link>
      </EmptyState>
    </Screen>
  )
}

function AlreadyPaid() {
  return (
    <Screen width="narrow">
      <EmptyState message="이미 결제가 끝난 신청입니다.">
        <Link {...linkButton()} to="/edu/study/list">
          나의 학습실로
        </Link>
        <Link {...linkButton({ tone: 'secondary' })} to="/edu/payment/list">
          결제 내역 보기
        </Link>
      </EmptyState>
    </Screen>
  )
}
