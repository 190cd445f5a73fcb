import type { EntityOf } from '@hygiene/contracts/kit/endpoint'
import { listCashReceipts } from '@hygiene/contracts/money/cash-receipt/staff/list-cash-receipts'
import { cashReceiptPurposeLabel } from '@hygiene/domain/money/cash-receipt/cash-receipt-number'
import { cashReceiptStatuses, cashReceiptStatusLabel } from '@hygiene/domain/money/cash-receipt/cash-receipt'
import { optionsOf } from '@hygiene/ui'
import { CashReceiptState } from '../../../shared/cash-receipt/cash-receipt-state.tsx'
import { ReceiptActions } from '../../../shared/cash-receipt/receipt-actions.tsx'
import { type Cells, columnsOf } from '../../../shared/data-table/contract-columns.tsx'
import type { TableColumn, TableFilter, BuiltInView } from '../../../shared/data-table/table-types.ts'
import styles from './cash-receipts.module.css'

export type ReceiptRow = EntityOf<typeof listCashReceipts>['list'][number]

const cells: Cells<typeof listCashReceipts> = {
  state: CashReceiptState,
  failure: ({ failure }) =>
    failure === null ? (
      '-'
    ) : (
      <span className={styles.failure} title={failure}>
        {failure}
      </span>
    ),
}

const work: TableColumn<ReceiptRow> = {
  id: 'work',
  header: '업무',
  width: 100,
  cell: (row) => <ReceiptActions receipt={row} />,
}
export const RECEIPT_COLUMNS = columnsOf(listCashReceipts, cells, [work])

export const RECEIPT_FILTERS: readonly TableFilter[] = [
  { kind: 'days', from: 'fromDay', to: 'toDay', label: '기간' },
  {
    kind: 'choice',
    key: 'status',
    label: '상태',
    hides: 'state',
    choices: cashReceiptStatuses.map((value) => ({ value, label: cashReceiptStatusLabel[value] })),
  },
  {
    kind: 'choice',
    key: 'purpose',
    label: '용도',
    hides: 'purpose',
    choices: optionsOf(cashReceiptPurposeLabel),
  },
  { kind: 'flag', key: 'isTrouble', label: '볼 것' },
]

export const RECEIPT_VIEWS: readonly BuiltInView[] = [
  { name: '볼 것', address: 'isTrouble=1' },
  { name: '발급됨', address: 'status=issued' },
]
