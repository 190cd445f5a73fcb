import { formatSeoulDate } from '@hygiene/domain/time/seoul-day'
import { formatSession } from '@hygiene/domain/in-person/session/session-text'
import { Card, DefinitionList, EmptyState, linkButton } from '@hygiene/ui'
import { Link } from 'react-router-dom'
import { GrowingList } from '../../../shared/paging/growing-list.tsx'
import { ReceiptButton } from '../../../shared/payment-actions/receipt-button.tsx'
import { byPayment } from './by-payment.ts'
import styles from './document-list.module.css'
import { type PaidRecord, usePaidRecords } from './use-paid-records.ts'

export function ReceiptList() {
  const pages = usePaidRecords()
  return (
    <GrowingList pages={pages} empty={<NothingPaid />}>
      {(rows) => (
        <ul className={styles.list}>
          {byPayment(rows).map(({ paymentNo, records }) => (
            <li key={paymentNo}>
              <PaymentCard paymentNo={paymentNo} records={records} />
            </li>
          ))}
        </ul>
      )}
    </GrowingList>
  )
}

type PaymentCardProps = { paymentNo: number; records: readonly PaidRecord[] }

function PaymentCard({ paymentNo, records }: PaymentCardProps) {
  const [first] = records
  if (!first) return null
  return (
    <Card isRow title={formatSession(first.sessionDay)} lead={first.educationName}>
      <DefinitionList
        items={[
          { term: '업소명', detail: records.map(({ edu }) => edu.businessName).join(', ') },
          { term: '결제한 날', detail: first.paidAt ? formatSeoulDate(new Date(first.paidAt)) : '-' },
        ]}
      />
      <div className={styles.action}>
        <ReceiptButton paymentNo={paymentNo} />
      </div>
    </Card>
  )
}

function NothingPaid() {
  return (
    <EmptyState>
      <p>결제하신 집합교육의 영수증이 여기에 나옵니다.</p>
      <Link {...linkButton()} to="/edu/offline/list">
        신청 내역 보기
      </Link>
      <Link {...linkButton({ tone: 'secondary' })} to="/edu/payment/list">
        전체 결제 내역 보기
      </Link>
    </EmptyState>
  )
}
