import { listPayments } from '@hygiene/contracts/money/payment/list-payments'
import { OnlineType } from '@hygiene/domain/text'
import { receiptTaxNotice } from '@hygiene/domain/money/receipt/receipt-wording'
import { EmptyState, linkButton, NoticeBox } from '@hygiene/ui'
import { Link } from 'react-router-dom'
import { Screen } from '../../../app/layout/screen.tsx'
import { IndustryLinks, useIndustryType } from '../../../shared/paging/industry-links.tsx'
import { usePages } from '../../../shared/paging/use-pages.ts'
import { PaymentRows } from './payment-rows.tsx'

/** Lists «영수증 출력» of existing operators by business type (specification section 2). In-person receipts have their own list. */
export function OnlineReceipts() {
  const industryType = useIndustryType()
  const pages = usePages(listPayments, {
    limit: 10,
    isOnline: OnlineType.online,
    isFinishPayment: 1,
    ...(industryType === undefined ? {} : { industryType }),
  })
  return (
    <Screen title="영수증 출력" lead="결제하신 온라인교육의 영수증입니다." head={<IndustryLinks />}>
      <PaymentRows pages={pages} empty={<NothingPaid />} />
      <NoticeBox title={receiptTaxNotice}>
        집합교육 영수증은 <Link to="/edu/offline/done/receipt">집합교육 영수증 출력</Link>에 있습니다.
      </NoticeBox>
    </Screen>
  )
}

function NothingPaid() {
  return (
    <EmptyState>
      <p>결제하신 온라인교육의 영수증이 여기에 나옵니다.</p>
      <Link {...linkButton({ tone: 'secondary' })} to="/edu/payment/list">
        전체 결제 내역 보기
      </Link>
    </EmptyState>
  )
}
