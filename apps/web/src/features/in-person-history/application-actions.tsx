import { isInPersonLive } from '@hygiene/domain'
import { linkButton } from '@hygiene/ui'
import { Link } from 'react-router-dom'
import { type Application, isGroup, placesOf } from './application.ts'
import { ChangeButton } from './change/change-button.tsx'
import styles from './in-person-history.module.css'
import { NumberLink } from './number-link.tsx'
import { RecordAction } from './record-action.tsx'
import type { HistorySlots } from './slots.ts'

type ApplicationActionsProps = { application: Application; slots: HistorySlots }

/** What can be done about the seat: the main thing first. */
export function ApplicationActions({ application, slots }: ApplicationActionsProps) {
  const { lead } = application
  const { status, paymentNo, educationName } = lead
  const { Receipt, Refund, RegionChoice, SessionChoice } = slots
  const isPaid = status === 'paid' || status === 'attended'
  const hasReceipt = isPaid || status === 'completed' || status === 'absent'
  return (
    <>
      <div className={styles.actions}>
        {!isGroup(application) && (
          <>
            <RecordAction row={lead} />
            <NumberLink row={lead} />
          </>
        )}
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
      {isInPersonLive(status) && lead.seat === 'sold' && lead.changeSentence && (
        <p className={styles.small}>{lead.changeSentence}</p>
      )}
    </>
  )
}
