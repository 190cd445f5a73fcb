import { useForm } from '@hygiene/client/use-form'
import { cancelStaffEnrolment } from '@hygiene/contracts/education/enrolment/staff/cancel-staff-enrolment'
import { reasonForm } from '@hygiene/contracts/forms/reason'
import { formatSeoulDate } from '@hygiene/domain/time/seoul-day'
import { formatWon } from '@hygiene/domain/money/payment/won'
import { refundArrival } from '@hygiene/domain/money/refund/refund-text'
import { refundOfferText } from '@hygiene/domain/education/designation/education-verdict'
import { Button, Dialog, linkButton, showToast, TextField } from '@hygiene/ui'
import { useId, useState } from 'react'
import { Link } from 'react-router-dom'
import styles from '../../../shared/change-dialog/change-dialog.module.css'
import { ChangeTable } from '../../../shared/change-dialog/change-table.tsx'
import { Follows } from '../../../shared/change-dialog/follows.tsx'
import { enrolmentState } from '../../../shared/enrolment-state/enrolment-state.ts'
import { EMPTY_ACCOUNT, judgeAccount, RefundAccount } from '../../../shared/money/refund-account.tsx'
import type { EnrolmentRecord } from './enrolment-text.ts'

type Offer = NonNullable<EnrolmentRecord['refund']>
type RefundDialogProps = {
  record: EnrolmentRecord
  offer: Offer
  onDone: () => void
  onClose: () => void
}

/** Shows amount, method, last day and consequences before anything is sent, in the words of the member's own dialog. */
export function RefundDialog(props: RefundDialogProps) {
  return props.offer.isAllowed ? <Refundable {...props} /> : <NotRefundable {...props} />
}

function Refundable({ record, offer, onDone, onClose }: RefundDialogProps) {
  const id = useId()
  const { kind, number } = record
  const [isAccountAsked, setIsAccountAsked] = useState(offer.needsBankAccount)
  const form = useForm(cancelStaffEnrolment, {
    rules: reasonForm('취소 사유'),
    start: { ...EMPTY_ACCOUNT, reason: '' },
    judge: (typed) => (isAccountAsked ? judgeAccount(typed) : {}),
    input: ({ reason, ...refundAccount }) => ({
      kind,
      number,
      reason,
      ...(isAccountAsked ? { refundAccount } : {}),
    }),
    onDone: ({ refund }) => {
      showToast(`신청을 취소했습니다. ${formatWon(refund ?? offer.amountWon)}을 환불하고 있습니다.`)
      onDone()
    },
    onRefused: ({ refusal }) => {
      if (refusal === 'REFUND_ACCOUNT_REQUIRED') setIsAccountAsked(true)
    },
  })

  return (
    <Dialog
      isOpen
      size="wide"
      title="취소하고 환불하기"
      onClose={onClose}
      actions={
        <div className={styles.foot}>
          <p>취소하면 되돌릴 수 없습니다.</p>
          <Button tone="secondary" onClick={onClose}>
            닫기
          </Button>
          <Button type="submit" form={id} tone="danger" busy={form.isBusy}>
            {formatWon(offer.amountWon)} 환불하기
          </Button>
        </div>
      }
    >
      <form {...form.ties()} id={id} className={styles.form}>
        <p className={styles.about}>
          {record.userName} · {record.courseName} · {record.businessName}
        </p>
        <div className={styles.left}>
          <h3>달라지는 것</h3>
          <ChangeTable caption="달라지는 것" rows={rowsOf(record, offer, isAccountAsked)} />
          {isAccountAsked && <RefundAccount field={form.field} />}
          <TextField
            label="취소 사유"
            placeholder="처리 기록에 보입니다"
            autoComplete="off"
            maxLength={200}
            {...form.field('reason')}
          />
        </div>
        <div className={styles.right}>
          <Follows title="뒤따르는 일" sentences={followsOf(record, offer, isAccountAsked)} />
        </div>
        {form.refusal && (
          <p className={styles.refusal} role="alert">
            {form.refusal}
          </p>
        )}
      </form>
    </Dialog>
  )
}

function rowsOf(record: EnrolmentRecord, { amountWon, method, untilOn }: Offer, isToAccount: boolean) {
  return [
    { label: '상태', before: enrolmentState(record).label, after: '환불' },
    { label: '환불 금액', before: '-', after: formatWon(amountWon) },
    { label: '환불 방법', before: '-', after: isToAccount ? '회원의 계좌로 송금' : `${method}로 취소` },
    {
      label: '환불 기한',
      before: untilOn === null ? '기한 없음' : `${formatSeoulDate(untilOn)}까지`,
      after: '기한 안',
    },
  ]
}

function followsOf({ kind }: EnrolmentRecord, offer: Offer, isToAccount: boolean): string[] {
  const isOnline = kind === 'online'
  return [
    isOnline
      ? '수강이 바로 끝나며, 들은 강의는 이어서 들을 수 없습니다.'
      : '자리가 바로 비고, 기다리는 사람이 있으면 안내됩니다.',
    `${formatWon(offer.amountWon)}을 환불합니다. ${arrivalOf(isToAccount)}`,
    '발급한 영수증은 환불을 반영하여 다시 발급됩니다.',
    isOnline
      ? '환불이 끝나면 회원에게 문자로 알립니다.'
      : '집합교육 환불은 문자로 알리지 않습니다. 통화에서 안내해주세요.',
    '교육은 다시 신청하여 결제할 수 있습니다.',
  ]
}

/** Takes the second sentence of the member's dialog: how many days the refund takes. */
const arrivalOf = (isToAccount: boolean) => refundArrival(isToAccount).split('. ').slice(1).join('. ')

function NotRefundable({ record, offer, onClose }: RefundDialogProps) {
  return (
    <Dialog
      isOpen
      title="규정으로는 환불되지 않습니다"
      onClose={onClose}
      actions={
        <Button tone="secondary" onClick={onClose}>
          닫기
        </Button>
      }
    >
      <p>
        {record.userName} · {record.courseName}
      </p>
      <p>
        <strong>{refundOfferText(offer)}</strong>
      </p>
      <p>규정을 벗어난 환불은 결제 화면에서 두 사람이 처리합니다.</p>
      <Link {...linkButton({ tone: 'secondary' })} to={`/payments/${offer.paymentNo}`}>
        결제 화면 열기
      </Link>
    </Dialog>
  )
}
