import { listInPersonEnrolments } from '@hygiene/contracts/in-person/enrolment/list-in-person-enrolments'
import { formatSeoulDate, seoulInstant } from '@hygiene/domain/time/seoul-day'
import { formatSession } from '@hygiene/domain/in-person/session/session-text'
import { formatWon } from '@hygiene/domain/money/payment/won'
import { licenceNumberText } from '@hygiene/domain/education/enrolment/licence-number'
import { Badge, Card, type Definition, DefinitionList } from '@hygiene/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { MovedNotice } from '../../../shared/seats/moved-notice.tsx'
import { VenueCard } from '../../../shared/venue-card/venue-card.tsx'
import { type Application, isGroup, priceOf, type Row } from './application.ts'
import { ApplicationActions } from './application-actions.tsx'
import { BeforePayment } from './before-payment.tsx'
import styles from './in-person-history.module.css'
import { LicenceEntries } from './licence-entries.tsx'
import { stateOf } from './seat-state.ts'
import { WaitingEntries } from './waiting-entries.tsx'

type ApplicationCardProps = { application: Application }

/** One seat: time, venue, owner and the actions on it; a deadline comes first. */
export function ApplicationCard({ application }: ApplicationCardProps) {
  const { lead } = application
  const [now, setNow] = useState(() => new Date())
  const queries = useQueryClient()
  const { label, tone, sentence } = stateOf(lead, now)

  /** A hold or an offer is over: the words change at once, the server is asked for the rest. */
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
    // Directions help only a person who still goes.
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
