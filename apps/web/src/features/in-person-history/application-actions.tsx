import { isInPersonLive } from '@hygiene/domain'
import { linkButton } from '@hygiene/ui'
import { CreditCard, RotateCcw } from 'lucide-react'
import { Link } from 'react-router-dom'
import { paymentPath } from '../../seats/payment-path.ts'
import { type Application, placesOf } from './application.ts'
import { ChangeButton } from './change/change-button.tsx'
import styles from './in-person-history.module.css'
import { keepsSeat } from './seat-state.ts'
import type { HistorySlots } from './slots.ts'

type ApplicationActionsProps = { application: Application; now: Date; slots: HistorySlots }

/** What can be done about the seat: the main thing first. */
export function ApplicationActions({ application, now, slots }: ApplicationActionsProps) {
  const { lead } = application
  const { status, paymentNo, educationName } = lead
  const { Receipt, Refund, RegionChoice, SessionChoice } = slots
  const isPaid = status === 'paid' || status === 'attended'
  const hasReceipt = isPaid || status === 'completed' || status === 'absent'
  return (
    <>
      <div className={styles.actions}>
        {status === 'applied' && <BeforePayment application={application} now={now} slots={slots} />}
        {lead.mayChange && (
          <ChangeButton application={application} calendar={{ RegionChoice, SessionChoice }} />
        )}
        {paymentNo !== null && hasReceipt && <Receipt paymentNo={paymentNo} />}
        {paymentNo !== null && isPaid && (
          <Refund
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
      </div>
      {isInPersonLive(status) && !lead.mayChange && lead.seat === 'sold' && lead.changeSentence && (
        <p className={styles.small}>{lead.changeSentence}</p>
      )}
    </>
  )
}

function BeforePayment({ application: { lead, applyEduNo }, now, slots }: ApplicationActionsProps) {
  const { Deposit } = slots
  if (lead.seat === 'waiting') return null
  if (!keepsSeat(lead, now)) {
    return (
      <Link {...linkButton({ size: 'small' })} to={`/edu/offline/apply?industryType=${lead.industryType}`}>
        <RotateCcw aria-hidden />
        다시 신청하기
      </Link>
    )
  }
  const isAwaited = lead.awaitingDepositUntil !== null
  return (
    <>
      {isAwaited && <Deposit offlineEduNo={lead.info.edu.offlineEduNo} />}
      <Link
        {...linkButton({ size: 'small', tone: isAwaited ? 'secondary' : 'primary' })}
        to={paymentPath(applyEduNo)}
      >
        <CreditCard aria-hidden />
        {isAwaited ? '다른 방법으로 결제' : '결제하기'}
      </Link>
    </>
  )
}
