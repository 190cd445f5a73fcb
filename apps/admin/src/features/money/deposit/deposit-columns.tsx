import type { EntityOf } from '@hygiene/contracts/kit/endpoint'
import { listBankDeposits } from '@hygiene/contracts/money/deposit/staff/list-bank-deposits'
import {
  depositMatches,
  depositMatchLabel,
  depositStates,
  depositStateLabel,
} from '@hygiene/domain/money/deposit/bank-deposit'
import { columnsOf } from '../../../shared/data-table/contract-columns.tsx'
import type { TableFilter, BuiltInView } from '../../../shared/data-table/table-types.ts'
import { type StateKind, StateMark } from '../../../shared/state-mark/state-mark.tsx'

export type DepositRow = EntityOf<typeof listBankDeposits>['list'][number]

const choicesOf = (labels: Readonly<Record<string, string>>, values: readonly string[]) =>
  values.map((value) => ({ value, label: labels[value] ?? value }))

export const DEPOSIT_FILTERS: readonly TableFilter[] = [
  {
    kind: 'choice',
    key: 'state',
    label: '상태',
    choices: choicesOf(depositStateLabel, depositStates),
    hides: 'state',
  },
  {
    kind: 'choice',
    key: 'match',
    label: '주문과',
    choices: choicesOf(depositMatchLabel, depositMatches),
    hides: 'match',
  },
]
export const DEPOSIT_VIEWS: readonly BuiltInView[] = [
  { name: '볼 것', address: 'state=open' },
  { name: '주문 없음', address: 'state=open&match=none' },
  { name: '결제 완료', address: 'state=paid' },
]

const STATES: Record<DepositRow['state'], StateKind> = { open: 'view', paid: 'done', closed: 'ended' }

export const DepositState = ({ state }: DepositRow) => (
  <StateMark kind={STATES[state]}>{depositStateLabel[state]}</StateMark>
)

export const senderOf = ({ depositorName, accountEnd }: DepositRow): string =>
  accountEnd === '' ? depositorName : `${depositorName} ····${accountEnd}`

export function aboutText({ order, paidOrderNumber, text }: DepositRow): string {
  if (paidOrderNumber !== null) return `결제 ${paidOrderNumber}`
  if (text !== '') return text
  return order ? `${order.orderNumber} · ${order.userName} · ${order.orderName}` : '-'
}

export const DEPOSIT_COLUMNS = columnsOf(listBankDeposits, {
  sender: senderOf,
  about: aboutText,
  state: DepositState,
})
