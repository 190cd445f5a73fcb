import { linkButton, NoticeBox } from '@hygiene/ui'
import { CreditCard } from 'lucide-react'
import { Link } from 'react-router-dom'
import { paymentPath } from '../../../shared/seats/payment-path.ts'
import { DepositButton } from '../../../shared/payment-actions/deposit-button.tsx'
import { TimeLeft } from '../../../shared/time-left/time-left.tsx'
import type { Application } from './application.ts'
import { ApplyAgain } from './apply-again.tsx'
import styles from './in-person-history.module.css'
import { keepsSeat } from './seat-state.ts'

type BeforePaymentProps = { application: Application; now: Date; onEnd: () => void }

/** How long the seat is kept, and the way to pay for it. */
export function BeforePayment({ application, now, onEnd }: BeforePaymentProps) {
  const { lead, applicationNo } = application
  const { status, seat, heldUntil, awaitingDepositUntil } = lead
  if (status !== 'applied' || seat === 'waiting') return null
  if (heldUntil === null || !keepsSeat(lead, now)) {
    return (
      <div className={styles.actions}>
        <ApplyAgain industryType={lead.industryType} />
      </div>
    )
  }
  if (awaitingDepositUntil !== null) {
    return (
      <div className={styles.actions}>
        <DepositButton inPersonEnrolmentNo={lead.info.edu.inPersonEnrolmentNo} />
        <Link {...linkButton({ size: 'small', tone: 'secondary' })} to={paymentPath(applicationNo)}>
          <CreditCard aria-hidden />
          다른 방법으로 결제
        </Link>
      </div>
    )
  }
  return (
    <NoticeBox tone="warn" title={<TimeLeft label="결제하실 시간" until={heldUntil} onEnd={onEnd} />}>
      <p className={styles.inNotice}>
        <Link {...linkButton({ size: 'small' })} to={paymentPath(applicationNo)}>
          <CreditCard aria-hidden />
          결제하기
        </Link>
      </p>
    </NoticeBox>
  )
}
