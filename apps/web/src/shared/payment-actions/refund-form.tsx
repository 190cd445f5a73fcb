import { useSend } from '@hygiene/client'
import type { EntityOf } from '@hygiene/contracts/kit/endpoint'
import { listOnlineEnrolments } from '@hygiene/contracts/education/enrolment/list-online-enrolments'
import { cancelPayment } from '@hygiene/contracts/money/refund/cancel-payment'
import { listPayments } from '@hygiene/contracts/money/payment/list-payments'
import { quoteRefund } from '@hygiene/contracts/money/refund/quote-refund'
import { formatWon, refundArrival } from '@hygiene/domain'
import { askConfirm, Button, NoticeBox, SelectField, showAlert } from '@hygiene/ui'
import { type FormEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { CHANGED } from '../seats/changed.ts'
import styles from './refund-form.module.css'
import { RefundAccount } from './refund-account.tsx'
import { REFUND_TEXT, type RefundKind } from './refund-text.ts'
import { EMPTY_REFUND, type RefundDraft, type RefundWrong, wrongRefund } from './refund-rules.ts'

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
  const [draft, setDraft] = useState<RefundDraft>({
    ...EMPTY_REFUND,
    reason: isReasonKnown ? (reasons[0] ?? '') : '',
  })
  const [wrong, setWrong] = useState<RefundWrong>({})
  const form = useRef<HTMLFormElement>(null)
  const send = useSend(cancelPayment, {
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

  function change(part: Partial<RefundDraft>) {
    setDraft({ ...draft, ...part })
    setWrong({})
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    const found = wrongRefund(draft, terms.needsBankAccount)
    flushSync(() => setWrong(found))
    const first = Object.keys(found)[0]
    if (first) {
      form.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus()
      return
    }
    const { reason, ...refundAccount } = draft
    const sum = formatWon(terms.amount)
    const question =
      kind === 'owed'
        ? `${sum}을 돌려받으시겠습니까?`
        : `${sum}을 환불받고 신청을 취소하시겠습니까?\n${loses}`
    if (
      !(await askConfirm(question, {
        title: '환불 신청',
        confirmLabel: '환불 신청',
        cancelLabel: '닫기',
        isDanger: kind !== 'owed',
      }))
    )
      return
    send.mutate({ paymentNo, reason, ...(terms.needsBankAccount ? { refundAccount } : {}) })
  }

  return (
    <form ref={form} className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
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
          name="reason"
          emptyLabel="골라주세요"
          options={reasons.map((reason) => ({ value: reason, label: reason }))}
          value={draft.reason}
          error={wrong.reason}
          onChange={({ target }) => change({ reason: target.value })}
        />
      )}
      {terms.needsBankAccount && (
        <RefundAccount draft={draft} wrong={wrong} banks={terms.banks} change={change} />
      )}
      <div className={styles.answers}>
        <Button tone="secondary" onClick={onClose}>
          닫기
        </Button>
        <Button type="submit" tone={kind === 'owed' ? 'primary' : 'danger'} busy={send.isPending}>
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
