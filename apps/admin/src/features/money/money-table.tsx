import { formatSeoulDateTime, formatWon, type PaymentType, paymentTypeLabel } from '@hygiene/domain'
import { Badge, Button, type Column, Table } from '@hygiene/ui'
import { actFor, concernWords, type FlaggedPayment, whyWords } from './money-words.ts'
import words from '../../frame/words.module.css'
import styles from './money.module.css'

type MoneyTableProps = { payments: readonly FlaggedPayment[]; onChoose: (payment: FlaggedPayment) => void }

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
      cell: ({ orderName, applyEduNo }) => (
        <span className={words.lines}>
          {orderName}
          <small>신청번호 {applyEduNo}</small>
        </span>
      ),
    },
    {
      header: '회원',
      cell: ({ userName, userId, phone }) => (
        <span className={words.lines}>
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
        <span className={words.lines}>
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
    { header: '처리', cell: (payment) => <Act payment={payment} onChoose={onChoose} /> },
  ]
}

function Act({ payment, onChoose }: { payment: FlaggedPayment } & Pick<MoneyTableProps, 'onChoose'>) {
  const act = actFor(payment)
  if (act === null) return '-'
  const label = act === 'refund' ? '환불하기' : '확인 마치기'
  return (
    <Button
      tone={act === 'refund' ? 'primary' : 'secondary'}
      size="small"
      aria-label={`${label} 신청번호 ${payment.applyEduNo}`}
      onClick={() => onChoose(payment)}
    >
      {label}
    </Button>
  )
}
