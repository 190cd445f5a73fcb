import { listInPersonEnrolments } from '@hygiene/contracts/in-person/enrolment/list-in-person-enrolments'
import { licenceNumberText } from '@hygiene/domain/education/enrolment/licence-number'
import { inPersonStatusLabel } from '@hygiene/domain/in-person/enrolment/record-status'
import { formatSession } from '@hygiene/domain/in-person/session/session-text'
import { formatWon } from '@hygiene/domain/money/payment/won'
import { industryTypeLabel } from '@hygiene/domain/text'
import { formatSeoulDate, seoulInstant } from '@hygiene/domain/time/seoul-day'
import { Badge, Card, type Definition, DefinitionList, linkButton, NoticeBox } from '@hygiene/ui'
import { useQueryClient } from '@tanstack/react-query'
import { CreditCard } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { DepositButton } from '../../../shared/payment-actions/deposit-button.tsx'
import { MovedNotice } from '../../../shared/seats/moved-notice.tsx'
import { paymentPath } from '../../../shared/seats/payment-path.ts'
import { TimeLeft } from '../../../shared/time-left/time-left.tsx'
import { VenueCard } from '../../../shared/venue-card/venue-card.tsx'
import { type Application, isGroup, priceOf, type Row } from './application.ts'
import { ApplicationActions } from './application-actions.tsx'
import { ApplyAgain } from './apply-again.tsx'
import styles from './in-person-history.module.css'
import { NumberLink } from './number-link.tsx'
import { RecordAction } from './record-action.tsx'
import { keepsSeat, stateOf } from './seat-state.ts'
import { TextLink } from './text-link.tsx'
import { WaitingEntries } from './waiting-entries.tsx'

type ApplicationCardProps = { application: Application }

export function ApplicationCard({ application }: ApplicationCardProps) {
  const { lead } = application
  const [now, setNow] = useState(() => new Date())
  const queries = useQueryClient()
  const { label, tone, sentence } = stateOf(lead, now)

  function refresh() {
    setNow(new Date())
    void queries.invalidateQueries({ queryKey: [listInPersonEnrolments.path] })
  }

  return (
    <Card
      isRow
      title={formatSession(lead.sessionDay)}
      lead={lead.educationName}
      action={<Badge tone={tone}>{label}</Badge>}
    >
      <div className={styles.body}>
        {lead.moved && isAhead(lead) && (
          <MovedNotice
            moved={lead.moved}
            now={{
              location: lead.venue.location,
              startsAt: seoulInstant(lead.sessionDay.eduDate, lead.sessionDay.startTime),
            }}
            hasSlip={lead.status === 'paid'}
          />
        )}
        {sentence && <p className={styles.sentence}>{sentence}</p>}
        <BeforePayment application={application} now={now} onEnd={refresh} />
        <WaitingEntries application={application} now={now} onEnd={refresh} />
        <DefinitionList items={factsOf(application)} />
        {isGroup(application) && <LicenceEntries application={application} />}
        <ApplicationActions application={application} now={now} />
      </div>
    </Card>
  )
}

function factsOf(application: Application): Definition[] {
  const { lead } = application
  return [
    // Shows directions only to a person who will still attend.
    { term: '교육장', detail: isAhead(lead) ? <VenueCard venue={lead.venue} /> : lead.venue.location },
    ...(isGroup(application) ? [] : placeOf(lead)),
    { term: '교육비', detail: formatWon(priceOf(application)) },
    { term: '신청일', detail: formatSeoulDate(new Date(lead.appliedAt)) },
  ]
}

const isAhead = ({ status }: Row) => status === 'applied' || status === 'paid'

function placeOf({ edu, licenseNumber }: Row): Definition[] {
  return [
    { term: '업소명', detail: edu.businessName },
    { term: '영업신고번호', detail: licenceNumberText(licenseNumber) },
  ]
}

function LicenceEntries({ application: { rows, lead } }: { application: Application }) {
  return (
    <section>
      <h3 className={styles.subtitle}>영업장</h3>
      <ul className={styles.list}>
        {rows.map((row) => (
          <li key={row.info.edu.inPersonEnrolmentNo} className={styles.entry}>
            <div className={styles.text}>
              <strong>{row.edu.businessName}</strong>
              <span className={styles.small}>
                {industryTypeLabel[row.industryType]} · {licenceNumberText(row.licenseNumber)} ·{' '}
                {formatWon(row.price)}
              </span>
              {row.status !== lead.status && <Badge>{inPersonStatusLabel[row.status]}</Badge>}
            </div>
            <div className={styles.actions}>
              <RecordAction row={row} />
              <NumberLink row={row} />
              <TextLink row={row} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

type BeforePaymentProps = { application: Application; now: Date; onEnd: () => void }

function BeforePayment({ application, now, onEnd }: BeforePaymentProps) {
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
