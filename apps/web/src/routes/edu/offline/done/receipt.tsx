import { NoticeBox } from '@hygiene/ui'
import { receiptTaxNotice } from '@hygiene/domain/money/receipt/receipt-wording'
import { ReceiptList } from '../../../../features/in-person/slip/receipt-list.tsx'
import { Screen } from '../../../../app/layout/screen.tsx'
import { IndustryLinks } from '../../../../shared/paging/industry-links.tsx'
import type { RouteMeta } from '../../../../app/router/route-meta.ts'

export const meta: RouteMeta = { title: '영수증 출력', login: true }

export default function InPersonReceipts() {
  return (
    <Screen lead="결제하신 집합교육의 영수증입니다." head={<IndustryLinks />}>
      <ReceiptList />
      <NoticeBox title={receiptTaxNotice} />
    </Screen>
  )
}
