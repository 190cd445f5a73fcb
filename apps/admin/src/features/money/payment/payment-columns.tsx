import type { EntityOf } from '@hygiene/contracts/kit/endpoint'
import { listStaffPayments } from '@hygiene/contracts/money/payment/staff/list-staff-payments'
import { educationRegionLabel } from '@hygiene/domain/in-person/session/region'
import { industryTypeLabel, onlineTypeLabel, paymentTypeLabel, salesTypeLabel } from '@hygiene/domain/text'
import { orderStatuses, orderStatusLabel } from '@hygiene/domain/money/payment/payment-status'
import { refundFilterLabel } from '@hygiene/domain/money/payment/staff-payment-text'
import { optionsOf } from '@hygiene/ui'
import { columnsOf } from '../../../shared/data-table/contract-columns.tsx'
import type { TableFilter, BuiltInView } from '../../../shared/data-table/table-types.ts'
import { OrderState } from '../../../shared/money/order-state.tsx'

export type OrderRow = EntityOf<typeof listStaffPayments>['list'][number]

function educationText({ salesType, industryType, isOnline }: OrderRow): string {
  const operator = salesType === null ? '' : salesTypeLabel[salesType].slice(0, 2)
  const trade = industryType === null ? '' : industryTypeLabel[industryType]
  return [operator, trade, isOnline ? '' : '집합'].filter((word) => word !== '').join(' · ') || '-'
}

export const PAYMENT_COLUMNS = columnsOf(listStaffPayments, {
  education: educationText,
  state: OrderState,
})

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
