import { OptionType } from '@hygiene/domain/text'
import { useSearchParams } from 'react-router-dom'
import { OnlineReceipts } from '../../../features/money/payment/online-receipts.tsx'
import { PaymentList } from '../../../features/money/payment/payment-list.tsx'
import type { RouteMeta } from '../../../app/router/route-meta.ts'

export const meta: RouteMeta = { title: '결제 내역', login: true }

export default function Payments() {
  const [query] = useSearchParams()
  return query.get('optionType') === String(OptionType.receipt) ? <OnlineReceipts /> : <PaymentList />
}
