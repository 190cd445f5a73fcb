import type { EntityOf } from '@hygiene/contracts/kit/endpoint'
import { listInvoiceWishes } from '@hygiene/contracts/money/cash-receipt/staff/list-invoice-wishes'
import { formatWon } from '@hygiene/domain/money/payment/won'
import { invoiceWishStatusLabel } from '@hygiene/domain/money/cash-receipt/cash-receipt'
import { staffMay } from '@hygiene/domain/staff/permission/permissions'
import { Button, optionsOf } from '@hygiene/ui'
import { useState } from 'react'
import { useEmployee } from '../../../app/login/staff-login.ts'
import { WishState } from '../../../shared/cash-receipt/cash-receipt-state.tsx'
import { WishDialog } from '../../../shared/cash-receipt/wish-dialog.tsx'
import { columnsOf } from '../../../shared/data-table/contract-columns.tsx'
import { DataTable } from '../../../shared/data-table/data-table.tsx'
import type {
  TableColumn,
  TableFilter,
  AdminFound,
  BuiltInView,
} from '../../../shared/data-table/table-types.ts'
import { ExportButton } from '../../../shared/export/export-button.tsx'
import { ProofTabs } from './proof-tabs.tsx'

type WishRow = EntityOf<typeof listInvoiceWishes>['list'][number]

const COLUMNS = columnsOf(listInvoiceWishes, {
  state: WishState,
  outcome: ({ invoiceNumber, text }) => invoiceNumber ?? text ?? '-',
})
const FILTERS: readonly TableFilter[] = [
  {
    kind: 'choice',
    key: 'status',
    label: '상태',
    hides: 'state',
    choices: optionsOf(invoiceWishStatusLabel),
  },
]
const VIEWS: readonly BuiltInView[] = [{ name: '신청됨', address: 'status=asked' }]
const SORT = { by: 'askedAt', isDescending: true } as const
const keyOf = ({ wishNo }: WishRow) => wishNo
const recordOf = ({ orderNumber }: WishRow) => `/payments/${orderNumber}`

const exported = (found: AdminFound | undefined) => (
  <ExportButton screen="invoiceWishes" unit="건" found={found} />
)

/** Lists requests for a 계산서, which finance issues on the tax office's site. */
export function WishesScreen() {
  const { role } = useEmployee()
  const [wish, setWish] = useState<WishRow | null>(null)
  const columns = staffMay(role, 'handleCashReceipts') ? [...COLUMNS, workColumn(setWish)] : COLUMNS
  return (
    <>
      <DataTable
        screen="invoiceWishes"
        title="계산서 신청"
        noun="계산서 신청"
        unit="건"
        contract={listInvoiceWishes}
        actionsOn={exported}
        columns={columns}
        filters={FILTERS}
        views={VIEWS}
        sort={SORT}
        rowKey={keyOf}
        hrefOf={recordOf}
        nameOf={({ orderNumber }) => orderNumber}
        text="주문번호, 이름, 전화 끝 4자리"
        card={(row) => ({
          head: `${row.businessName} · ${formatWon(row.amountWon)}`,
          note: `${row.orderNumber} · ${row.userName}`,
          end: <WishState {...row} />,
        })}
        actions={<ProofTabs />}
      />
      {wish && <WishDialog wish={wish} onClose={() => setWish(null)} />}
    </>
  )
}

function workColumn(onWork: (row: WishRow) => void): TableColumn<WishRow> {
  return {
    id: 'work',
    header: '업무',
    width: 80,
    cell: (row) =>
      row.status === 'asked' ? (
        <Button
          tone="quiet"
          size="small"
          aria-label={`계산서 신청 처리 ${row.orderNumber}`}
          onClick={() => onWork(row)}
        >
          처리
        </Button>
      ) : (
        '-'
      ),
  }
}
