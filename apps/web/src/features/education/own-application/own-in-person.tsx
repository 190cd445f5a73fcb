import { Loaded, read } from '@hygiene/client'
import { fetchUser } from '@hygiene/contracts/member/account/fetch-user'
import { readInPersonEnrolment } from '@hygiene/contracts/in-person/enrolment/read-in-person-enrolment'
import { formatSession } from '@hygiene/domain/in-person/session/session-text'
import { formatWon } from '@hygiene/domain/money/payment/won'
import { hasSeat } from '@hygiene/domain/in-person/seat/seat-taken'
import type { InPersonEnrolmentNo } from '@hygiene/domain/record-numbers'
import { inPersonStatusLabel, isInPersonLive } from '@hygiene/domain/in-person/enrolment/record-status'
import { Badge } from '@hygiene/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Screen } from '../../../app/layout/screen.tsx'
import type { Applicant } from '../../../shared/application-form/applicant.ts'
import { AttachedFiles } from '../../../shared/files/attached-files.tsx'
import { useFields } from '@hygiene/client/use-fields'
import { OwnFacts, Unchangeable } from './own-facts.tsx'
import type { InPersonRecord } from './own-record.ts'
import { type OwnText, type Said, type Mode, textOf, wrongText } from './own-text.ts'
import { useCorrectInPersonApplicant } from './use-correct-in-person-applicant.ts'
import { TextForm } from './text-form.tsx'

/**
 * Shows one place of an application at /edu/offline/list?offlineEduNo=…, correctable until completion (specification section 7).
 */
export function OwnInPerson({ inPersonEnrolmentNo }: { inPersonEnrolmentNo: InPersonEnrolmentNo }) {
  const record = useQuery({
    ...read(readInPersonEnrolment, { inPersonEnrolmentNo }),
    staleTime: 0,
    gcTime: 0,
  })
  const user = useQuery(read(fetchUser, {}))
  return (
    <Screen width="narrow" title="신청 정보">
      <Loaded query={record}>
        {(known) => (
          <Loaded query={user}>{(applicant) => <OneInPerson record={known} applicant={applicant} />}</Loaded>
        )}
      </Loaded>
    </Screen>
  )
}

type OneInPersonProps = { record: InPersonRecord; applicant: Applicant }

function OneInPerson({ record, applicant }: OneInPersonProps) {
  const { info, state } = record
  const mayCorrect = isInPersonLive(state.status)
  return (
    <>
      <OwnFacts
        educationName={state.educationName}
        status={<Badge>{inPersonStatusLabel[state.status]}</Badge>}
        price={formatWon(state.price)}
        person={info}
        besides={[
          { term: '교육 일정', detail: formatSession(state.sessionDay) },
          { term: '교육장', detail: state.venue.location },
        ]}
        said={saidOf(record)}
        isWhole={!mayCorrect}
      />
      <AttachedFiles files={record.files} />
      {mayCorrect ? (
        <InPersonForm record={record} applicant={applicant} />
      ) : (
        <Unchangeable isCompleted={state.status === 'completed'} list="/edu/offline/list" />
      )}
    </>
  )
}

function InPersonForm({ record, applicant }: OneInPersonProps) {
  const [now] = useState(() => new Date())
  const mode = modeOf(record, now)
  const said = saidOf(record)
  const form = useFields<OwnText>(textOf(said, applicant, mode), (text) => wrongText(text, said, mode))
  const sending = useCorrectInPersonApplicant(record, mode)
  return (
    <TextForm
      form={form}
      mode={mode}
      education="집합교육"
      isBusy={sending.isBusy}
      onSend={() => void sending.send(form.draft)}
    />
  )
}

const saidOf = ({ info, user }: InPersonRecord): Said => ({ ...info, companyPhone: user.companyPhone })

/** Allows a full change only for a held seat: a change would forfeit a place on the waiting list. */
function modeOf({ state: { status, seat, heldUntil } }: InPersonRecord, now: Date): Mode {
  const facts = { seat, heldUntil: heldUntil === null ? null : new Date(heldUntil) }
  return status === 'applied' && seat === 'held' && hasSeat(facts, now) ? 'change' : 'correct'
}
