import { listCashReceipts } from '@hygiene/contracts/money/cash-receipt/staff/list-cash-receipts'
import { formatWon } from '@hygiene/domain/money/payment/won'
import { staffMay } from '@hygiene/domain/staff/permission/permissions'
import { Button } from '@hygiene/ui'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useEmployee } from '../../../app/login/staff-login.ts'
import { CashReceiptState } from '../../../shared/cash-receipt/cash-receipt-state.tsx'
import { DataTable } from '../../../shared/data-table/data-table.tsx'
import type { AdminFound } from '../../../shared/data-table/table-types.ts'
import { ExportButton } from '../../../shared/export/export-button.tsx'
import { FindOrderDialog } from './find-order-dialog.tsx'
import { ProofTabs } from './proof-tabs.tsx'
import { RECEIPT_COLUMNS, RECEIPT_FILTERS, RECEIPT_VIEWS, type ReceiptRow } from './receipt-columns.tsx'

const SORT = { by: 'requestedAt', isDescending: true } as const
const keyOf = ({ cashReceiptNo }: ReceiptRow) => cashReceiptNo
const recordOf = ({ orderNumber }: ReceiptRow) => `/payments/${orderNumber}`

const exported = (found: AdminFound | undefined) => (
  <ExportButton screen="cashReceipts" unit="건" found={found} />
)

/** Cash receipts, masked: how each stands, and what stands in the way of it. */
export function CashReceiptsScreen() {
  const { role } = useEmployee()
  const [isIssuing, setIsIssuing] = useState(false)
  return (
    <>
      <DataTable
        screen="cashReceipts"
        title="현금영수증"
        noun="현금영수증"
        unit="건"
        contract={listCashReceipts}
        actionsOn={exported}
        columns={RECEIPT_COLUMNS}
        filters={RECEIPT_FILTERS}
        views={RECEIPT_VIEWS}
        sort={SORT}
        rowKey={keyOf}
        hrefOf={recordOf}
        nameOf={({ orderNumber }) => orderNumber}
        text="주문번호, 이름, 전화 끝 4자리"
        card={(row) => ({
          head: `${formatWon(row.amountWon)} · ${row.userName}`,
          note: row.failure ?? `${row.orderNumber} · ${row.identifierShown}`,
          end: <CashReceiptState {...row} />,
        })}
        actions={
          <>
            <ProofTabs />
            {staffMay(role, 'handleCashReceipts') && (
              <Button size="small" onClick={() => setIsIssuing(true)}>
                <Plus aria-hidden />
                현금영수증 발급
              </Button>
            )}
          </>
        }
      />
      {isIssuing && <FindOrderDialog onClose={() => setIsIssuing(false)} />}
    </>
  )
}
