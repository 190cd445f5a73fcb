import type { EntityOf } from '@hygiene/contracts/kit/endpoint'
import type { listPayments } from '@hygiene/contracts/money/payment/list-payments'
import { formatSeoulDateTime, seoulSentenceOnScreen } from '@hygiene/domain/time/seoul-day'
import { formatWon } from '@hygiene/domain/money/payment/won'
import { industryTypeLabel, OnlineType, onlineTypeLabel, paymentTypeLabel } from '@hygiene/domain/text'
import { type OrderStatus, orderStatusLabel } from '@hygiene/domain/money/payment/payment-status'
import { Badge, type BadgeTone, Card, DefinitionList, linkButton } from '@hygiene/ui'
import { Link } from 'react-router-dom'
import { InvoiceButton, invoiceText } from './invoice-wish.tsx'
import styles from './payment.module.css'
import { ReceiptButton } from '../../../shared/payment-actions/receipt-button.tsx'
import {
  OwnApplicationLink,
  ownInPersonPath,
  ownOnlinePath,
} from '../../../shared/own-application/own-application-link.tsx'
import { RefundButton } from '../../../shared/payment-actions/refund-button.tsx'
import { resultPath } from '../../../shared/payment-actions/result-path.ts'

type Row = EntityOf<typeof listPayments>['list'][number]

const TONES: Record<OrderStatus, BadgeTone> = {
  ready: 'accent',
  virtualAccountIssued: 'accent',
  paid: 'brand',
  failed: 'error',
  cancelled: 'neutral',
  paidAfterCancellation: 'info',
  mismatched: 'info',
}

const REFUND_TEXT: Record<NonNullable<Row['refund']>['status'], string> = {
  requested: '환불을 신청하셨습니다.',
  sent: '환불을 처리하고 있습니다. 은행에 따라 며칠 걸릴 수 있습니다.',
  done: '환불이 끝났습니다.',
  failed: '환불하지 못했습니다. 다시 신청하시거나 고객센터로 문의해주세요.',
}

const REFUND_LABELS: Record<NonNullable<Row['refund']>['status'], string> = {
  requested: '환불 접수',
  sent: '환불 처리 중',
  done: '환불 완료',
  failed: '환불 안 됨',
}

const KINDS = {
  online: onlineTypeLabel[OnlineType.online],
  inPerson: onlineTypeLabel[OnlineType.collective],
} as const
const HISTORIES = { online: '/edu/online/list', inPerson: '/edu/offline/list' } as const

function placesOf({ online, offline }: Row): string | undefined {
  return online?.businessName ?? offline?.businessNames.join(', ')
}

function StateBadge({ row: { status, refund } }: { row: Row }) {
  if (refund) {
    return (
      <Badge tone={refund.status === 'failed' ? 'error' : 'neutral'}>{REFUND_LABELS[refund.status]}</Badge>
    )
  }
  return <Badge tone={TONES[status]}>{orderStatusLabel[status]}</Badge>
}

/** A refund that the gateway rejected was transferred to an account. */
function refundText({ status, transferredOn }: NonNullable<Row['refund']>): string {
  if (transferredOn === null) return REFUND_TEXT[status]
  return `${seoulSentenceOnScreen(transferredOn)}에 계좌로 보내드렸습니다. 환불이 끝났습니다.`
}

function OwnTextLink({ row: { status, refund, online, offline } }: { row: Row }) {
  if (status !== 'paid' || (refund !== null && refund.status !== 'failed')) return null
  const businessName = online?.businessName ?? offline?.businessName ?? ''
  if (online) return <OwnApplicationLink to={ownOnlinePath(online.enrolmentNo)} businessName={businessName} />
  if (offline?.businessNames.length !== 1) return null
  return <OwnApplicationLink to={ownInPersonPath(offline.inPersonEnrolmentNo)} businessName={businessName} />
}

/** The receipt of a refunded payment states the refund, so the button is named accordingly. */
function isRefunded({ status, refund }: Row): boolean {
  return status === 'cancelled' || refund?.status === 'done'
}

/** The enrolment has ended, so only the money can be claimed back. */
function isOwed({ status, refund }: Row): boolean {
  return status === 'paidAfterCancellation' || refund?.status === 'failed'
}

export function PaymentRow({ row }: { row: Row }) {
  const { status, refund } = row
  const kind = row.offline === null ? 'online' : 'inPerson'
  return (
    <Card isRow title={row.orderName} lead={placesOf(row)} action={<StateBadge row={row} />}>
      <DefinitionList
        items={[
          { term: '주문번호', detail: <span className={styles.whole}>{row.orderNumber}</span> },
          { term: '교육', detail: KINDS[kind] },
          { term: '업종', detail: industryTypeLabel[row.industryType] },
          { term: '금액', detail: formatWon(row.code.price) },
          { term: '결제 방법', detail: paymentTypeLabel[row.paymentType] },
          {
            term: '결제 일시',
            detail: row.payment.signDate ? formatSeoulDateTime(new Date(row.payment.signDate)) : '-',
          },
          ...(refund
            ? [{ term: '환불', detail: `${formatWon(refund.amount)} · ${refundText(refund)}` }]
            : []),
          ...(row.invoiceWish ? [{ term: '계산서', detail: invoiceText(row.invoiceWish) }] : []),
        ]}
      />
      <div className={styles.choices}>
        {status === 'virtualAccountIssued' && (
          <Link {...linkButton({ size: 'small' })} to={resultPath(row.paymentId)}>
            입금 계좌 보기
          </Link>
        )}
        {status === 'ready' && (
          <Link {...linkButton({ size: 'small' })} to={HISTORIES[kind]}>
            신청 내역에서 결제하기
          </Link>
        )}
        <OwnTextLink row={row} />
        {row.hasReceipt && <ReceiptButton paymentNo={row.paymentNo} isRefunded={isRefunded(row)} />}
        {row.mayAskInvoice && <InvoiceButton paymentNo={row.paymentNo} />}
        {row.isRefundable && (
          <RefundButton
            paymentNo={row.paymentNo}
            orderName={row.orderName}
            {...(isOwed(row) ? ({ kind: 'owed', label: '돈 돌려받기' } as const) : { kind })}
          />
        )}
      </div>
      {status === 'paidAfterCancellation' && !refund && (
        <p className={styles.why}>신청이 끝난 뒤에 들어온 돈입니다. 모두 돌려드립니다.</p>
      )}
      {row.notRefundableSentence && <p className={styles.why}>{row.notRefundableSentence}</p>}
    </Card>
  )
}
