import { listPayments } from '@hygiene/contracts/money/payment/list-payments'
import { EmptyState, linkButton } from '@hygiene/ui'
import { Link } from 'react-router-dom'
import { Screen } from '../../../app/layout/screen.tsx'
import { usePages } from '../../../shared/paging/use-pages.ts'
import { PaymentRows } from './payment-rows.tsx'

export function PaymentList() {
  const pages = usePages(listPayments, { limit: 10 })
  return (
    <Screen lead="결제하신 내역입니다. 영수증을 출력하거나 결제를 취소하실 수 있습니다.">
      <PaymentRows
        pages={pages}
        empty={
          <EmptyState>
            <Link {...linkButton()} to="/edu/online">
              교육 신청하기
            </Link>
          </EmptyState>
        }
      />
    </Screen>
  )
}
