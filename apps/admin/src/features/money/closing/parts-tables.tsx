import type { MoneyParts } from '@hygiene/contracts/money/closing/staff/closing-shape'
import { formatWon } from '@hygiene/domain/money/payment/won'
import { netWon } from '@hygiene/domain/money/closing/closing'
import type { Column } from '@hygiene/ui'
import { RecordTable } from '../../../shared/record/record-table.tsx'
import { differenceText } from './closing-text.ts'

type Part = MoneyParts['methods'][number]

const PARTS = [
  ['methods', '결제 방법'],
  ['branches', '지회'],
  ['courses', '과정'],
] as const

const MONEY: readonly Column<Part>[] = [
  { header: '수납액', align: 'end', cell: ({ receivedWon }) => formatWon(receivedWon) },
  { header: '환불액', align: 'end', cell: ({ refundedWon }) => formatWon(refundedWon) },
  { header: '차액', align: 'end', cell: (part) => formatWon(netWon(part)) },
  { header: '차이', align: 'end', cell: differenceText },
]

export function PartsTables({ parts }: { parts: MoneyParts }) {
  if (parts.methods.length === 0) return <p>거래가 없습니다.</p>
  return PARTS.map(([key, label]) => (
    <RecordTable
      key={key}
      caption={`${label}별 합계`}
      columns={[{ header: label, isHeading: true, cell: ({ name }) => name }, ...MONEY]}
      rows={parts[key]}
      rowKey={({ name }) => name}
    />
  ))
}
