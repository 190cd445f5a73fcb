import type { EntityOf } from '@hygiene/contracts/kit/endpoint'
import type { listStaffPayments } from '@hygiene/contracts/money/payment/staff/list-staff-payments'
import { educationRegionLabel } from '@hygiene/domain/in-person/session/region'
import { formatWon } from '@hygiene/domain/money/payment/won'
import {
  type IndustryType,
  industryTypeLabel,
  onlineTypeLabel,
  type PaymentType,
  paymentTypeLabel,
  type SalesType,
  salesTypeLabel,
} from '@hygiene/domain/text'
import { orderStatuses, orderStatusLabel } from '@hygiene/domain/money/payment/payment-status'
import { refundFilterLabel } from '@hygiene/domain/money/payment/staff-payment-text'
import { optionsOf } from '@hygiene/ui'
import { Masked } from '../../../shared/member-case/masked.tsx'
import type { TableColumn, TableFilter, BuiltInView } from '../../../shared/data-table/table-types.ts'
import { shortInstant } from '../../../shared/money/instant-text.ts'
import { OrderState } from '../../../shared/money/order-state.tsx'

export type OrderRow = EntityOf<typeof listStaffPayments>['list'][number]

/** «기존 · 일반음식점»; of a venue with its own word. */
function educationText({ salesType, industryType, isOnline }: OrderRow): string {
  const operator = salesType === null ? '' : salesTypeLabel[salesType as SalesType].slice(0, 2)
  const trade = industryType === null ? '' : industryTypeLabel[industryType as IndustryType]
  return [operator, trade, isOnline ? '' : '집합'].filter((word) => word !== '').join(' · ') || '-'
}

export const PAYMENT_COLUMNS: readonly TableColumn<OrderRow>[] = [
  {
    id: 'createdAt',
    header: '주문 일시',
    width: 118,
    sort: 'createdAt',
    cell: ({ createdAt }) => shortInstant(createdAt),
  },
  {
    id: 'orderNumber',
    header: '주문번호',
    width: 150,
    isHeading: true,
    cell: ({ orderNumber }) => orderNumber,
  },
  {
    id: 'userName',
    header: '회원',
    width: 90,
    cell: ({ memberNo, userName }) => <Masked memberNo={memberNo} field="name" value={userName} />,
  },
  {
    id: 'phone',
    header: '휴대전화',
    width: 160,
    cell: ({ memberNo, phone }) => <Masked memberNo={memberNo} field="phone" value={phone} />,
  },
  { id: 'education', header: '과정', width: 160, cell: educationText },
  { id: 'amountWon', header: '금액', width: 90, align: 'end', cell: ({ amountWon }) => formatWon(amountWon) },
  { id: 'state', header: '상태', width: 120, cell: (row) => <OrderState {...row} /> },
  {
    id: 'paymentType',
    header: '수단',
    width: 92,
    cell: ({ paymentType }) => paymentTypeLabel[paymentType as PaymentType],
  },
  {
    id: 'paidAt',
    header: '결제 일시',
    width: 115,
    sort: 'paidAt',
    cell: ({ paidAt }) => shortInstant(paidAt),
  },
  { id: 'district', header: '관할', width: 130, cell: ({ district }) => district || '-' },
  { id: 'hasReceipt', header: '영수증', width: 70, cell: ({ hasReceipt }) => (hasReceipt ? '발급' : '-') },
]

export const PAYMENT_FILTERS: readonly TableFilter[] = [
  { kind: 'days', from: 'fromDay', to: 'toDay', label: '기간' },
  { kind: 'days', from: 'paidFrom', to: 'paidTo', label: '결제한 날' },
  { kind: 'days', from: 'refundedFrom', to: 'refundedTo', label: '환불한 날' },
  {
    kind: 'choice',
    key: 'status',
    label: '상태',
    choices: orderStatuses.map((value) => ({ value, label: orderStatusLabel[value] })),
  },
  {
    kind: 'choice',
    key: 'paymentType',
    label: '수단',
    isNumber: true,
    hides: 'paymentType',
    choices: optionsOf(paymentTypeLabel),
  },
  { kind: 'choice', key: 'refund', label: '환불', choices: optionsOf(refundFilterLabel) },
  {
    kind: 'choice',
    key: 'courseKind',
    label: '교육',
    choices: [
      { value: 'online', label: onlineTypeLabel[1] },
      { value: 'inPerson', label: onlineTypeLabel[2] },
    ],
  },
  { kind: 'choice', key: 'salesType', label: '영업자', isNumber: true, choices: optionsOf(salesTypeLabel) },
  {
    kind: 'choice',
    key: 'industryType',
    label: '업종',
    isNumber: true,
    choices: optionsOf(industryTypeLabel),
  },
  { kind: 'choice', key: 'region', label: '지역', isNumber: true, choices: optionsOf(educationRegionLabel) },
  { kind: 'flag', key: 'hasException', label: '확인 필요' },
]

export const PAYMENT_VIEWS: readonly BuiltInView[] = [
  { name: '입금 대기', address: 'status=virtualAccountIssued' },
  { name: '확인이 필요한 입금', address: 'hasException=1' },
  { name: '환불', address: 'refund=inProgress' },
  { name: '관리자 결제', address: 'paymentType=5' },
]
