import { listInPersonEnrolments } from '@hygiene/contracts'
import { formatSeoulDate, formatSession, formatWon } from '@hygiene/domain'
import { Badge, Card, DefinitionList, NoticeBox } from '@hygiene/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Place } from '../../scene/place.tsx'
import { TimeLeft } from '../../time-left/time-left.tsx'
import { type Application, priceOf } from './application.ts'
import { ApplicationActions } from './application-actions.tsx'
import styles from './in-person-history.module.css'
import { LicenceEntries } from './licence-entries.tsx'
import { keepsSeat, stateOf } from './seat-state.ts'
import type { HistorySlots } from './slots.ts'
import { WaitingEntries } from './waiting-entries.tsx'

type ApplicationCardProps = { application: Application; slots: HistorySlots }

/** One seat: when and where, whose, and what can be done about it. */
export function ApplicationCard({ application, slots }: ApplicationCardProps) {
  const { lead } = application
  const [now, setNow] = useState(() => new Date())
  const queries = useQueryClient()
  const { label, tone, sentence } = stateOf(lead, now)

  /** A hold or an offer is over: the words change at once, the server is asked for the rest. */
  function lookAgain() {
    setNow(new Date())
    void queries.invalidateQueries({ queryKey: [listInPersonEnrolments.path] })
  }

  return (
    <Card
      isRow
      title={formatSession(lead.sche)}
      lead={lead.educationName}
      action={<Badge tone={tone}>{label}</Badge>}
    >
      <div className={styles.body}>
        {sentence && <p className={styles.sentence}>{sentence}</p>}
        <HoldNotice application={application} now={now} onEnd={lookAgain} />
        <DefinitionList
          items={[
            { term: '교육장', detail: <Place scene={lead.scene} /> },
            { term: '교육비', detail: formatWon(priceOf(application)) },
            { term: '신청한 날', detail: formatSeoulDate(new Date(lead.appliedAt)) },
          ]}
        />
        <LicenceEntries application={application} />
        <WaitingEntries application={application} now={now} onEnd={lookAgain} />
        <ApplicationActions application={application} now={now} slots={slots} />
      </div>
    </Card>
  )
}

type HoldNoticeProps = { application: Application; now: Date; onEnd: () => void }

function HoldNotice({ application: { lead }, now, onEnd }: HoldNoticeProps) {
  const { status, heldUntil, awaitingDepositUntil } = lead
  if (status !== 'applied' || heldUntil === null || awaitingDepositUntil !== null) return null
  if (!keepsSeat(lead, now)) return null
  return <NoticeBox tone="warn" title={<TimeLeft label="결제하실 시간" until={heldUntil} onEnd={onEnd} />} />
}
