import { useForm } from '@hygiene/client/use-form'
import type { EntityOf } from '@hygiene/contracts/kit/endpoint'
import { listCashReceipts } from '@hygiene/contracts/money/cash-receipt/staff/list-cash-receipts'
import { readStaffPayment } from '@hygiene/contracts/money/payment/staff/read-staff-payment'
import { formatWon } from '@hygiene/domain/money/payment/won'
import { staffMay } from '@hygiene/domain/staff/permission/permissions'
import { Button, Dialog, TextField } from '@hygiene/ui'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useEmployee } from '../../../app/login/staff-login.ts'
import { AskForm } from '../../../shared/ask-form/ask-form.tsx'
import { CashReceiptState } from '../../../shared/cash-receipt/cash-receipt-state.tsx'
import { IssueDialog } from '../../../shared/cash-receipt/issue-dialog.tsx'
import { DataTable } from '../../../shared/data-table/data-table.tsx'
import type { AdminFound } from '../../../shared/data-table/table-types.ts'
import { ExportButton } from '../../../shared/export/export-button.tsx'
import { ProofTabs } from './proof-tabs.tsx'
import { RECEIPT_COLUMNS, RECEIPT_FILTERS, RECEIPT_VIEWS, type ReceiptRow } from './receipt-columns.tsx'

const SORT = { by: 'requestedAt', isDescending: true } as const
const keyOf = ({ cashReceiptNo }: ReceiptRow) => cashReceiptNo
const recordOf = ({ orderNumber }: ReceiptRow) => `/payments/${orderNumber}`

const exported = (found: AdminFound | undefined) => (
  <ExportButton screen="cashReceipts" unit="건" found={found} />
)

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

function FindOrderDialog({ onClose }: { onClose: () => void }) {
  const [order, setOrder] = useState<EntityOf<typeof readStaffPayment> | null>(null)
  const form = useForm(readStaffPayment, {
    start: { number: '' },
    judge: ({ number }) => (number.trim() === '' ? { number: '주문번호를 입력해주세요.' } : {}),
    input: ({ number }) => ({ number: number.trim() }),
    refusedAt: 'number',
    onDone: setOrder,
  })
  if (order) return <IssueDialog order={order} onClose={onClose} />
  return (
    <Dialog isOpen title="현금영수증 발급" onClose={onClose}>
      <AskForm form={form}>
        <TextField
          label="주문번호"
          hint="회원의 결제 내역이나 결제 화면에 있습니다."
          inputMode="numeric"
          autoComplete="off"
          maxLength={40}
          {...form.field('number')}
        />
        <Button type="submit" wide busy={form.isBusy}>
          주문 검색
        </Button>
      </AskForm>
    </Dialog>
  )
}
