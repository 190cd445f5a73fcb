import { listStaffPayments } from '@hygiene/contracts/money/payment/staff/list-staff-payments'
import { formatWon } from '@hygiene/domain/money/payment/won'
import { staffMay } from '@hygiene/domain/staff/permission/permissions'
import { Button } from '@hygiene/ui'
import { Plus } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useEmployee } from '../../../app/login/staff-login.ts'
import { branchFilter, useBranches } from '../../../shared/branches/branches.ts'
import { DataTable } from '../../../shared/data-table/data-table.tsx'
import type { AdminFound } from '../../../shared/data-table/table-types.ts'
import { ExportButton } from '../../../shared/export/export-button.tsx'
import { shortInstant } from '../../../shared/money/instant-text.ts'
import { OrderState } from '../../../shared/money/order-state.tsx'
import { EnterDialog } from './enter-dialog.tsx'
import { type OrderRow, PAYMENT_COLUMNS, PAYMENT_FILTERS, PAYMENT_VIEWS } from './payment-columns.tsx'

const SORT = { by: 'createdAt', isDescending: true } as const
const keyOf = ({ paymentNo }: OrderRow) => paymentNo
const recordOf = ({ orderNumber }: OrderRow) => `/payments/${orderNumber}`
const exported = (found: AdminFound | undefined) => <ExportButton screen="payments" unit="건" found={found} />

export function PaymentsScreen() {
  const { role } = useEmployee()
  const [isEntering, setIsEntering] = useState(false)
  const branches = useBranches()
  const filters = useMemo(() => [...PAYMENT_FILTERS, branchFilter(branches)], [branches])
  return (
    <>
      <DataTable
        screen="payments"
        title="결제"
        noun="결제"
        unit="건"
        contract={listStaffPayments}
        columns={PAYMENT_COLUMNS}
        filters={filters}
        views={PAYMENT_VIEWS}
        sort={SORT}
        rowKey={keyOf}
        hrefOf={recordOf}
        nameOf={({ orderNumber }) => orderNumber}
        text="주문번호, 이름, 전화 끝 4자리"
        card={(row) => ({
          head: `${formatWon(row.amountWon)} · ${row.userName}`,
          note: `${row.orderNumber} · ${shortInstant(row.createdAt)}`,
          end: <OrderState {...row} />,
        })}
        sum={({ sumWon }) => sumWon !== null && formatWon(sumWon)}
        actionsOn={exported}
        actions={
          staffMay(role, 'handlePaymentExceptions') && (
            <Button size="small" onClick={() => setIsEntering(true)}>
              <Plus aria-hidden />
              관리자 결제
            </Button>
          )
        }
      />
      {isEntering && <EnterDialog onClose={() => setIsEntering(false)} />}
    </>
  )
}
