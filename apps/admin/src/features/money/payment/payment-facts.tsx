import { callForFile } from '@hygiene/client'
import type { EntityOf } from '@hygiene/contracts/kit/endpoint'
import { openPaymentEvidence } from '@hygiene/contracts/money/payment/staff/open-payment-evidence'
import type { readStaffPayment } from '@hygiene/contracts/money/payment/staff/read-staff-payment'
import { formatWon } from '@hygiene/domain/money/payment/won'
import { paymentTypeLabel } from '@hygiene/domain/text'
import { REFUND_BANKS } from '@hygiene/domain/money/refund/refund-banks'
import { taxLines } from '@hygiene/domain/money/payment/tax'
import { Link } from 'react-router-dom'
import { Masked } from '../../../shared/member-case/masked.tsx'
import { EvidenceLink } from '../../../shared/evidence/evidence-link.tsx'
import { shortInstant } from '../../../shared/money/instant-text.ts'
import { Facts } from '../../../shared/record/facts.tsx'
import { Panel } from '../../../shared/record/panel.tsx'
import { StateMark, type StateKind } from '../../../shared/state-mark/state-mark.tsx'
import { OrderProofs } from './order-proofs.tsx'
import styles from './payments.module.css'

type Order = EntityOf<typeof readStaffPayment>
type Refund = Order['refunds'][number]

const REFUNDS: Record<Refund['status'], { kind: StateKind; label: string }> = {
  requested: { kind: 'moving', label: '환불 처리 중' },
  sent: { kind: 'moving', label: '결제사가 처리 중' },
  done: { kind: 'done', label: '환불 완료' },
  failed: { kind: 'failed', label: '환불 거절' },
}

export function PaymentFacts({ order }: { order: Order }) {
  const { memberNo, userName, phone, amountWon, paymentType, methodName, accountBank } = order
  return (
    <>
      <Panel title="주문">
        <Facts
          items={[
            { term: '회원', detail: <Masked memberNo={memberNo} field="name" value={userName} /> },
            { term: '휴대전화', detail: <Masked memberNo={memberNo} field="phone" value={phone} /> },
            { term: '회원 기록', detail: <Link to={`/members/${memberNo}`}>회원 {memberNo}</Link> },
            { term: '교육', detail: order.orderName },
            { term: '신청번호', detail: order.applicationNo },
            { term: '신청 건', detail: <Records order={order} /> },
            { term: '금액', detail: <strong>{formatWon(amountWon)}</strong> },
            { term: '수단', detail: methodName ?? paymentTypeLabel[paymentType] },
            ...(accountBank && order.status === 'virtualAccountIssued'
              ? [
                  {
                    term: '입금 기한',
                    detail: `${bankName(accountBank)} · ${shortInstant(order.accountExpiresAt)}까지`,
                  },
                ]
              : []),
            ...(order.taxFreeWon === null
              ? []
              : [{ term: '과세', detail: taxText(order.amountWon, order.taxFreeWon) }]),
            { term: '마지막 조회', detail: shortInstant(order.checkedAt) },
            {
              term: '영수증',
              detail: order.receipts.map(({ receiptNumber }) => receiptNumber).join(', ') || '-',
            },
            ...(order.evidence.length > 0 ? [{ term: '증빙', detail: <Evidence order={order} /> }] : []),
          ]}
        />
      </Panel>
      {order.refunds.length > 0 && <Refunds refunds={order.refunds} />}
      <OrderProofs order={order} />
    </>
  )
}

function taxText(amountWon: number, taxFreeWon: number): string {
  return taxLines({ priceWon: amountWon, netWon: amountWon, taxFreeWon })?.kind ?? '-'
}

function Evidence({ order: { paymentNo, evidence } }: { order: Order }) {
  return evidence.map((file) => (
    <EvidenceLink
      key={file.fileNo}
      file={file}
      bring={async () => callForFile(openPaymentEvidence, { paymentNo, fileNo: file.fileNo })}
    />
  ))
}

/** Returns a bank's name for the gateway's code, or the code itself if it is unknown. */
function bankName(named: string): string {
  return REFUND_BANKS.find(({ code }) => code === named)?.name ?? named
}

function Records({ order: { records } }: { order: Order }) {
  return (
    <span className={styles.records}>
      {records.map(({ enrolmentNo, inPersonEnrolmentNo, businessName }) => {
        const number = enrolmentNo === null ? `h${inPersonEnrolmentNo}` : String(enrolmentNo)
        return (
          <Link key={number} to={`/enrolments/${number}`}>
            {businessName}
          </Link>
        )
      })}
    </span>
  )
}

function Refunds({ refunds }: { refunds: readonly Refund[] }) {
  return (
    <Panel title="환불">
      <ol className={styles.refunds}>
        {refunds.map((refund) => (
          <li key={refund.refundNo}>
            <StateMark kind={REFUNDS[refund.status].kind}>
              {refund.isByHand && refund.status === 'requested'
                ? '계좌로 보낼 환불'
                : REFUNDS[refund.status].label}
            </StateMark>
            <strong>{formatWon(refund.amountWon)}</strong>
            <small>
              {shortInstant(refund.requestedAt)} · {refund.isExceptional ? '예외 환불 · ' : ''}
              {refund.failure ?? refund.reason}
            </small>
          </li>
        ))}
      </ol>
    </Panel>
  )
}
