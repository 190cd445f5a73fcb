import { useForm } from '@hygiene/client/use-form'
import { settleForm } from '@hygiene/contracts/forms/no-account-number'
import { listBankDeposits } from '@hygiene/contracts/money/deposit/staff/list-bank-deposits'
import { settleBankDeposit } from '@hygiene/contracts/money/deposit/staff/settle-bank-deposit'
import { listStaffPayments } from '@hygiene/contracts/money/payment/staff/list-staff-payments'
import { depositMatchLabel } from '@hygiene/domain/money/deposit/bank-deposit'
import { formatWon } from '@hygiene/domain/money/payment/won'
import { Button, Dialog, linkButton, NoticeBox, RadioCards, showToast, TextField } from '@hygiene/ui'
import { FileUp } from 'lucide-react'
import { useMemo, useState } from 'react'
import { Link } from 'react-router-dom'
import { AskForm } from '../../../shared/ask-form/ask-form.tsx'
import { DataTable } from '../../../shared/data-table/data-table.tsx'
import type { TableColumn } from '../../../shared/data-table/table-types.ts'
import { wrongApplicationNo } from '../../../shared/find-payable/find-application.tsx'
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

const OUTCOMES = [
  { value: 'pay', label: '신청의 결제로 등록' },
  { value: 'close', label: '결제 없이 끝내기' },
] as const

function SettleDialog({ deposit, onClose }: { deposit: DepositRow; onClose: () => void }) {
  const { bankDepositNo, amountWon, depositedAt, match, order } = deposit
  const money = formatWon(amountWon)
  const isDouble = match === 'double'
  const form = useForm(settleBankDeposit, {
    rules: settleForm,
    start: {
      outcome: isDouble ? 'close' : 'pay',
      applicationNo: order && !isDouble ? String(order.applicationNo) : '',
      text: '',
    },
    judge: (typed) => (typed.outcome === 'pay' ? wrongApplicationNo(typed) : {}),
    input: ({ outcome, applicationNo, text }) => ({
      bankDepositNo,
      applicationNo: outcome === 'pay' ? Number(applicationNo) : null,
      text,
    }),
    refresh: [listBankDeposits, listStaffPayments],
    onDone: () => {
      showToast(isPaying ? `${money} 결제를 넣었습니다.` : '입금을 끝냈습니다.')
      onClose()
    },
  })
  const isPaying = form.draft.outcome === 'pay'

  return (
    <Dialog isOpen title="입금 처리" onClose={onClose}>
      <AskForm form={form}>
        <p>
          {money} · {senderOf(deposit)} · {shortInstant(depositedAt)}
        </p>
        <p>
          {depositMatchLabel[match]}
          {order && ` · 주문 ${order.orderNumber} · ${order.userName} · ${order.orderName}`}
        </p>
        <RadioCards
          legend="이 입금의 처리 방법"
          arrange="row"
          options={OUTCOMES}
          {...form.field('outcome')}
        />
        {isPaying && (
          <TextField
            label="신청번호"
            hint="신청의 교육비가 입금액과 같아야 합니다. 열려 있던 주문은 닫힙니다."
            inputMode="numeric"
            autoComplete="off"
            maxLength={9}
            {...form.field('applicationNo')}
          />
        )}
        <TextField
          label="확인한 내용"
          hint={isPaying ? '입금자를 확인한 방법을 적어주세요.' : '입금 내용과 처리 결과를 적어주세요.'}
          autoComplete="off"
          maxLength={180}
          {...form.field('text')}
        />
        {form.refusal && <NoticeBox title={form.refusal} tone="error" live />}
        <Button type="submit" wide busy={form.isBusy}>
          {isPaying ? `${money} 결제 등록` : '결제 없이 끝내기'}
        </Button>
      </AskForm>
    </Dialog>
  )
}

const SORT = { by: 'depositedAt', isDescending: true } as const
const keyOf = ({ bankDepositNo }: DepositRow) => bankDepositNo
const nameOf = (row: DepositRow) => `${senderOf(row)} ${formatWon(row.amountWon)}`

/** Lists deposits imported from the association's bank statements. Each becomes a payment or is dismissed with a text. */
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
