import type { EntityOf } from '@hygiene/contracts/kit/endpoint'
import type { listCashReceipts } from '@hygiene/contracts/money/cash-receipt/staff/list-cash-receipts'
import { cashReceiptPurposeLabel } from '@hygiene/domain/money/cash-receipt/cash-receipt-number'
import { cashReceiptStatuses, cashReceiptStatusLabel } from '@hygiene/domain/money/cash-receipt/cash-receipt'
import { formatWon } from '@hygiene/domain/money/payment/won'
import { type PaymentType, paymentTypeLabel } from '@hygiene/domain/text'
import { optionsOf } from '@hygiene/ui'
import { Masked } from '../../../shared/member-case/masked.tsx'
import { CashReceiptState } from '../../../shared/cash-receipt/cash-receipt-state.tsx'
import { ReceiptActions } from '../../../shared/cash-receipt/receipt-actions.tsx'
import type { TableColumn, TableFilter, BuiltInView } from '../../../shared/data-table/table-types.ts'
import { shortInstant } from '../../../shared/money/instant-text.ts'
import styles from './cash-receipts.module.css'

export type ReceiptRow = EntityOf<typeof listCashReceipts>['list'][number]

export const RECEIPT_COLUMNS: readonly TableColumn<ReceiptRow>[] = [
  {
    id: 'requestedAt',
    header: '신청 일시',
    width: 115,
    sort: 'requestedAt',
    cell: ({ requestedAt }) => shortInstant(requestedAt),
  },
  {
    id: 'orderNumber',
    header: '주문번호',
    width: 140,
    isHeading: true,
    cell: ({ orderNumber }) => orderNumber,
  },
  {
    id: 'userName',
    header: '회원',
    width: 90,
    cell: ({ memberNo, userName }) => <Masked memberNo={memberNo} field="name" value={userName} />,
  },
  { id: 'state', header: '상태', width: 100, cell: CashReceiptState },
  {
    id: 'purpose',
    header: '용도',
    width: 80,
    isExtra: true,
    cell: ({ purpose }) => cashReceiptPurposeLabel[purpose],
  },
  { id: 'number', header: '발급 번호', width: 135, cell: ({ identifierShown }) => identifierShown },
  {
    id: 'amountWon',
    header: '금액',
    width: 85,
    align: 'end',
    sort: 'amountWon',
    cell: ({ amountWon }) => formatWon(amountWon),
  },
  {
    id: 'paymentType',
    header: '수단',
    width: 110,
    isExtra: true,
    cell: ({ paymentType }) => paymentTypeLabel[paymentType as PaymentType],
  },
  {
    id: 'taxFreeWon',
    header: '면세',
    width: 90,
    align: 'end',
    isExtra: true,
    cell: ({ taxFreeWon }) => formatWon(taxFreeWon),
  },
  {
    id: 'issueNumber',
    header: '승인번호',
    width: 110,
    isExtra: true,
    cell: ({ issueNumber }) => issueNumber ?? '-',
  },
  {
    id: 'failure',
    header: '볼 것',
    width: 150,
    cell: ({ failure }) =>
      failure === null ? (
        '-'
      ) : (
        <span className={styles.failure} title={failure}>
          {failure}
        </span>
      ),
  },
  { id: 'work', header: '업무', width: 100, cell: (row) => <ReceiptActions receipt={row} /> },
]

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
