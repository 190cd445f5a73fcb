import { InPersonHistory } from '../../../features/in-person-history/in-person-history.tsx'
import { DepositButton } from '../../../features/payment/deposit-button.tsx'
import { ReceiptButton } from '../../../features/payment/receipt-button.tsx'
import { RefundButton } from '../../../features/payment/refund-button.tsx'
import { RegionChoice } from '../../../features/session-calendar/region-choice.tsx'
import { SessionChoice } from '../../../features/session-calendar/session-choice.tsx'
import type { RouteMeta } from '../../../router/route-meta.ts'

export const meta: RouteMeta = { title: '집합교육 신청 내역', login: true }

export default function InPersonList() {
  return (
    <InPersonHistory
      Receipt={ReceiptButton}
      Refund={RefundButton}
      Deposit={DepositButton}
      RegionChoice={RegionChoice}
      SessionChoice={SessionChoice}
    />
  )
}
