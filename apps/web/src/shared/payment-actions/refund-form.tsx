import { useForm } from '@hygiene/client/use-form'
import type { EntityOf } from '@hygiene/contracts/kit/endpoint'
import { listOnlineEnrolments } from '@hygiene/contracts/education/enrolment/list-online-enrolments'
import { cancelPayment } from '@hygiene/contracts/money/refund/cancel-payment'
import { listPayments } from '@hygiene/contracts/money/payment/list-payments'
import { quoteRefund } from '@hygiene/contracts/money/refund/quote-refund'
import { formatWon } from '@hygiene/domain/money/payment/won'
import { refundArrival } from '@hygiene/domain/money/refund/refund-text'
import { askConfirm, Button, NoticeBox, SelectField, showAlert } from '@hygiene/ui'
import { CHANGED } from '../seats/changed.ts'
import styles from './refund-form.module.css'
import { RefundAccount } from './refund-account.tsx'
import { REFUND_TEXT, type RefundKind } from './refund-text.ts'
import { EMPTY_REFUND, wrongRefund } from './refund-rules.ts'

type RefundFormProps = {
  paymentNo: number
  orderName: string
  kind: RefundKind
  terms: EntityOf<typeof quoteRefund>
  onClose: () => void
}

export function RefundForm({ paymentNo, orderName, kind, terms, onClose }: RefundFormProps) {
  const { reasons, loses } = REFUND_TEXT[kind]
  const isReasonKnown = reasons.length === 1
  const form = useForm(cancelPayment, {
    start: { ...EMPTY_REFUND, reason: isReasonKnown ? (reasons[0] ?? '') : '' },
    judge: (draft) => wrongRefund(draft, terms.needsBankAccount),
    input: ({ reason, ...refundAccount }) => ({
      paymentNo,
      reason,
      ...(terms.needsBankAccount ? { refundAccount } : {}),
    }),
    confirm: () => {
      const sum = formatWon(terms.amount)
      const question =
        kind === 'owed'
          ? `${sum}을 돌려받으시겠습니까?`
          : `${sum}을 환불받고 신청을 취소하시겠습니까?\n${loses}`
      return askConfirm(question, {
        title: '환불 신청',
        confirmLabel: '환불 신청',
        cancelLabel: '닫기',
        isDanger: kind !== 'owed',
      })
    },
    refusedTitle: '환불을 신청하지 못했습니다',
    refresh: [listPayments, listOnlineEnrolments, quoteRefund, ...CHANGED],
    onDone: async () => {
      onClose()
      await showAlert(`환불을 신청했습니다.\n${refundArrival(terms.needsBankAccount)}`, {
        title: '환불 신청을 마쳤습니다',
      })
    },
  })
  if (!terms.isAllowed) return <NotRefundable sentence={terms.sentence} onClose={onClose} />

  return (
    <form {...form.ties()} className={styles.form}>
      <p className={styles.order}>{orderName}</p>
      <p className={styles.fee}>
        돌려받으실 금액 <strong>{formatWon(terms.amount)}</strong>
      </p>
      <NoticeBox>
        <p>{terms.sentence}</p>
      </NoticeBox>
      {!isReasonKnown && (
        <SelectField
          label="취소 사유"
          emptyLabel="골라주세요"
          options={reasons.map((reason) => ({ value: reason, label: reason }))}
          {...form.field('reason')}
        />
      )}
      {terms.needsBankAccount && <RefundAccount field={form.field} banks={terms.banks} />}
      <div className={styles.answers}>
        <Button tone="secondary" onClick={onClose}>
          닫기
        </Button>
        <Button type="submit" tone={kind === 'owed' ? 'primary' : 'danger'} busy={form.isBusy}>
          {kind === 'owed' ? '돌려받기' : '환불 신청하기'}
        </Button>
      </div>
    </form>
  )
}

function NotRefundable({ sentence, onClose }: { sentence: string; onClose: () => void }) {
  return (
    <div className={styles.form}>
      <NoticeBox tone="warn" title="환불받으실 수 없습니다." live>
        <p>{sentence}</p>
      </NoticeBox>
      <Button tone="secondary" onClick={onClose}>
        닫기
      </Button>
    </div>
  )
}
