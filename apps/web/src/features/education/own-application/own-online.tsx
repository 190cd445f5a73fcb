import { Loaded, read } from '@hygiene/client'
import { fetchUser } from '@hygiene/contracts/member/account/fetch-user'
import { readOnlineEnrolment } from '@hygiene/contracts/education/enrolment/read-online-enrolment'
import type { EnrolmentNo } from '@hygiene/domain/record-numbers'
import { enrolmentStatusLabel, isLive } from '@hygiene/domain/education/enrolment/enrolment-status'
import { formatWon } from '@hygiene/domain/money/payment/won'
import { Badge } from '@hygiene/ui'
import { useQuery } from '@tanstack/react-query'
import { Screen } from '../../../app/layout/screen.tsx'
import type { Applicant } from '../../../shared/application-form/applicant.ts'
import { AttachedFiles } from '../../../shared/files/attached-files.tsx'
import { useFields } from '@hygiene/client/use-fields'
import { OwnFacts, Unchangeable } from './own-facts.tsx'
import type { OnlineRecord } from './own-record.ts'
import { type OwnText, type Mode, textOf, wrongText } from './own-text.ts'
import { useCorrectApplicant } from './use-correct-applicant.ts'
import { TextForm } from './text-form.tsx'

/** Shows one application at /edu/online/list?onlineEduNo=…, correctable until completion (specification section 7). */
export function OwnOnline({ enrolmentNo }: { enrolmentNo: EnrolmentNo }) {
  const record = useQuery({ ...read(readOnlineEnrolment, { enrolmentNo }), staleTime: 0, gcTime: 0 })
  const user = useQuery(read(fetchUser, {}))
  return (
    <Screen width="narrow" title="신청 정보">
      <Loaded query={record}>
        {(known) => (
          <Loaded query={user}>{(applicant) => <OneOnline record={known} applicant={applicant} />}</Loaded>
        )}
      </Loaded>
    </Screen>
  )
}

type OneOnlineProps = { record: OnlineRecord; applicant: Applicant }

function OneOnline({ record, applicant }: OneOnlineProps) {
  const { info, state } = record
  const mayCorrect = isLive(state.status)
  return (
    <>
      <OwnFacts
        educationName={state.educationName}
        status={<Badge>{enrolmentStatusLabel[state.status]}</Badge>}
        price={formatWon(state.price)}
        person={info}
        said={info}
        isWhole={!mayCorrect}
      />
      <AttachedFiles files={record.files} />
      {mayCorrect ? (
        <OnlineForm record={record} applicant={applicant} />
      ) : (
        <Unchangeable isCompleted={state.status === 'completed'} list="/edu/online/list" />
      )}
    </>
  )
}

function OnlineForm({ record, applicant }: OneOnlineProps) {
  const { info, state } = record
  const mode: Mode = state.status === 'applied' ? 'change' : 'correct'
  const form = useFields<OwnText>(textOf(info, applicant, mode), (text) => wrongText(text, info, mode))
  const sending = useCorrectApplicant(record, mode)
  return (
    <TextForm
      form={form}
      mode={mode}
      education="온라인교육"
      isBusy={sending.isBusy}
      onSend={() => void sending.send(form.draft)}
    />
  )
}
