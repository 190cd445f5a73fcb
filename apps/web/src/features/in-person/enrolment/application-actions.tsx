import { addSeoulDays, seoulDay } from '@hygiene/domain/time/seoul-day'
import { monthDayOnScreen } from '@hygiene/domain/in-person/session/session-text'
import { linkButton } from '@hygiene/ui'
import { Link } from 'react-router-dom'
import { ReceiptButton } from '../../../shared/payment-actions/receipt-button.tsx'
import { RefundButton } from '../../../shared/payment-actions/refund-button.tsx'
import { type Application, isGroup, mayApplyAgain, placesOf } from './application.ts'
import { ApplyAgain } from './apply-again.tsx'
import { MoveSeatButton } from './move-seat/move-seat-button.tsx'
import styles from './in-person-history.module.css'
import { NumberLink } from './number-link.tsx'
import { RecordAction } from './record-action.tsx'
import { TextLink } from './text-link.tsx'

type ApplicationActionsProps = { application: Application; now: Date }

export function ApplicationActions({ application, now }: ApplicationActionsProps) {
  const { lead } = application
  const { status, paymentNo, educationName } = lead
  // From the day itself on nothing is changed or refunded, except for a session that the association has cancelled.
  const isTooLate = status === 'paid' && !lead.isSessionCancelled && seoulDay(now) >= lead.sessionDay.eduDate
  const hasReceipt = ['paid', 'attended', 'completed', 'absent'].includes(status)
  return (
    <>
      <div className={styles.actions}>
        {!isGroup(application) && (
          <>
            <RecordAction row={lead} />
            <NumberLink row={lead} />
            <TextLink row={lead} />
          </>
        )}
        {lead.mayChange && <MoveSeatButton application={application} />}
        {paymentNo !== null && hasReceipt && <ReceiptButton paymentNo={paymentNo} />}
        {paymentNo !== null && status === 'paid' && !isTooLate && (
          <RefundButton
            paymentNo={paymentNo}
            orderName={`${educationName} (${placesOf(application)})`}
            kind="inPerson"
          />
        )}
        {status === 'refunded' && (
          <Link {...linkButton({ tone: 'secondary', size: 'small' })} to="/edu/payment/list">
            결제 내역·환불
          </Link>
        )}
        {mayApplyAgain(application) && <ApplyAgain industryType={lead.industryType} tone="secondary" />}
      </div>
      {isTooLate && (
        <p className={styles.small}>
          일정 변경과 환불은 {monthDayOnScreen(addSeoulDays(lead.sessionDay.eduDate, -1))}까지였습니다.
        </p>
      )}
    </>
  )
}
