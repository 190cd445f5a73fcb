import { linkButton } from '@hygiene/ui'
import { Link } from 'react-router-dom'
import { ReceiptButton } from '../../shared/payment-actions/receipt-button.tsx'
import { RefundButton } from '../../shared/payment-actions/refund-button.tsx'
import { type Application, isGroup, mayApplyAgain, placesOf } from './application.ts'
import { ApplyAgain } from './apply-again.tsx'
import { MoveSeatButton } from './move-seat/move-seat-button.tsx'
import styles from './in-person-history.module.css'
import { NumberLink } from './number-link.tsx'
import { RecordAction } from './record-action.tsx'
import { WordsLink } from './words-link.tsx'

type ApplicationActionsProps = { application: Application }

/** The actions on the seat, the main one first. */
export function ApplicationActions({ application }: ApplicationActionsProps) {
  const { lead } = application
  const { status, paymentNo, educationName } = lead
  const hasReceipt = ['paid', 'attended', 'completed', 'absent'].includes(status)
  return (
    <>
      <div className={styles.actions}>
        {!isGroup(application) && (
          <>
            <RecordAction row={lead} />
            <NumberLink row={lead} />
            <WordsLink row={lead} />
          </>
        )}
        {lead.mayChange && <MoveSeatButton application={application} />}
        {paymentNo !== null && hasReceipt && <ReceiptButton paymentNo={paymentNo} />}
        {paymentNo !== null && status === 'paid' && (
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
      {status === 'paid' && lead.seat === 'sold' && lead.changeSentence && (
        <p className={styles.small}>{lead.changeSentence}</p>
      )}
    </>
  )
}
