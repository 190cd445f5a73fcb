import { EnrolmentHistory } from '../../../features/enrolment-history/enrolment-history.tsx'
import { DepositButton } from '../../../features/payment/deposit-button.tsx'
import { ReceiptButton } from '../../../features/payment/receipt-button.tsx'
import type { RouteMeta } from '../../../router/route-meta.ts'

export const meta: RouteMeta = { title: '온라인교육 신청 내역', login: true }

export default function OnlineList() {
  return <EnrolmentHistory Receipt={ReceiptButton} Deposit={DepositButton} />
}
