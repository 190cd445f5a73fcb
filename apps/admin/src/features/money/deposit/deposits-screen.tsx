import { listBankDeposits } from '@hygiene/contracts/money/deposit/staff/list-bank-deposits'
import { formatWon } from '@hygiene/domain/money/payment/won'
import { Button, linkButton } from '@hygiene/ui'
import { FileUp } from 'lucide-react'
import { useMemo, useState } from 'react'
import { Link } from 'react-router-dom'
import { DataTable } from '../../../shared/data-table/data-table.tsx'
import type { TableColumn } from '../../../shared/data-table/table-types.ts'
import { shortInstant } from '../../../shared/money/instant-text.ts'
import {
  aboutText,
  DEPOSIT_COLUMNS,
  DEPOSIT_FILTERS,
  DEPOSIT_VIEWS,
  type DepositRow,
  DepositState,
  senderOf,
} from './deposit-columns.tsx'
import { SettleDialog } from './settle-dialog.tsx'

const SORT = { by: 'depositedAt', isDescending: true } as const
const keyOf = ({ bankDepositNo }: DepositRow) => bankDepositNo
const nameOf = (row: DepositRow) => `${senderOf(row)} ${formatWon(row.amountWon)}`

/** Deposits of the association's account, read in from its statements: each becomes a payment or is taken off with words. */
export function DepositsScreen() {
  const [settling, setSettling] = useState<DepositRow | null>(null)
  const columns = useMemo(() => [...DEPOSIT_COLUMNS, settleColumn(setSettling)], [])
  return (
    <>
      <DataTable
        screen="deposits"
        title="통장 입금"
        noun="입금"
        unit="건"
        contract={listBankDeposits}
        columns={columns}
        filters={DEPOSIT_FILTERS}
        views={DEPOSIT_VIEWS}
        sort={SORT}
        rowKey={keyOf}
        nameOf={nameOf}
        text="입금자 이름 앞부분"
        card={(row) => ({
          head: `${formatWon(row.amountWon)} · ${senderOf(row)}`,
          note: `${shortInstant(row.depositedAt)} · ${aboutText(row)}`,
          end:
            row.state === 'open' ? (
              <SettleButton row={row} onPress={setSettling} />
            ) : (
              <DepositState {...row} />
            ),
        })}
        actions={
          <Link {...linkButton({ tone: 'secondary', size: 'small' })} to="/imports?kind=deposits&upload=1">
            <FileUp aria-hidden />
            거래내역 가져오기
          </Link>
        }
      />
      {settling && <SettleDialog deposit={settling} onClose={() => setSettling(null)} />}
    </>
  )
}

const settleColumn = (onPress: (row: DepositRow) => void): TableColumn<DepositRow> => ({
  id: 'settle',
  header: '할 일',
  width: 85,
  cell: (row) => (row.state === 'open' ? <SettleButton row={row} onPress={onPress} /> : '-'),
})

function SettleButton({ row, onPress }: { row: DepositRow; onPress: (row: DepositRow) => void }) {
  return (
    <Button tone="secondary" size="small" aria-label={`${nameOf(row)} 처리`} onClick={() => onPress(row)}>
      처리
    </Button>
  )
}
