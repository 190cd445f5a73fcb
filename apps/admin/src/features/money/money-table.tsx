import {
  type ConcernAct,
  formatSeoulDateTime,
  formatWon,
  type PaymentType,
  paymentTypeLabel,
} from '@hygiene/domain'
import { Badge, Button, type Column, Table } from '@hygiene/ui'
import { actLabel, actsFor, concernWords, type FlaggedPayment, whyWords } from './money-words.ts'
import cells from '../../shared/table-cells/table-cells.module.css'
import styles from './money.module.css'

/** A payment and the acts of staff on it. */
export type Chosen = { payment: FlaggedPayment; act: ConcernAct }
type MoneyTableProps = { payments: readonly FlaggedPayment[]; onChoose: (chosen: Chosen) => void }

/** Names and telephones come masked. */
export function MoneyTable({ payments, onChoose }: MoneyTableProps) {
  return (
    <Table
      caption="확인이 필요한 입금"
      columns={columnsFor(onChoose)}
      rows={payments}
      rowKey={({ paymentNo }) => paymentNo}
    />
  )
}

function columnsFor(onChoose: MoneyTableProps['onChoose']): readonly Column<FlaggedPayment>[] {
  return [
    {
      header: '주문',
      isHeading: true,
      cell: ({ orderName, orderNumber }) => (
        <span className={cells.lines}>
          {orderName}
          <small className={styles.whole}>주문번호 {orderNumber}</small>
        </span>
      ),
    },
    {
      header: '회원',
      cell: ({ userName, userId, phone }) => (
        <span className={cells.lines}>
          {`${userName} (${userId})`}
          <small className={styles.whole}>{phone}</small>
        </span>
      ),
    },
    {
      header: '금액',
      align: 'end',
      cell: ({ amountWon }) => <strong className={styles.whole}>{formatWon(amountWon)}</strong>,
    },
    {
      header: '입금한 때',
      cell: ({ paidAt, paymentType }) => (
        <span className={cells.lines}>
          <span className={styles.whole}>{paidAt ? formatSeoulDateTime(new Date(paidAt)) : '-'}</span>
          <small>{paymentTypeLabel[paymentType as PaymentType]}</small>
        </span>
      ),
    },
    {
      header: '확인할 일',
      cell: (payment) => (
        <span className={styles.why}>
          <Badge tone={concernWords[payment.concern].tone}>{concernWords[payment.concern].label}</Badge>
          {whyWords(payment)}
        </span>
      ),
    },
    { header: '처리', cell: (payment) => <Acts payment={payment} onChoose={onChoose} /> },
  ]
}

function Acts({ payment, onChoose }: { payment: FlaggedPayment } & Pick<MoneyTableProps, 'onChoose'>) {
  const acts = actsFor(payment)
  if (acts.length === 0) return '-'
  return (
    <span className={styles.acts}>
      {acts.map((act) => (
        <Button
          key={act}
          tone={act === 'refund' ? 'primary' : 'secondary'}
          size="small"
          aria-label={`${actLabel[act]} 주문번호 ${payment.orderNumber}`}
          onClick={() => onChoose({ payment, act })}
        >
          {actLabel[act]}
        </Button>
      ))}
    </span>
  )
}
