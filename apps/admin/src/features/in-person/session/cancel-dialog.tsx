import { Loaded, read } from '@hygiene/client'
import { useForm } from '@hygiene/client/use-form'
import { cancelInPersonSession } from '@hygiene/contracts/in-person/session/staff/cancel-in-person-session'
import { forecastCancellation } from '@hygiene/contracts/in-person/session/staff/forecast-cancellation'
import { listSessionChoices } from '@hygiene/contracts/in-person/session/staff/list-session-choices'
import { readStaffSession } from '@hygiene/contracts/in-person/session/staff/read-staff-session'
import { reasonForm } from '@hygiene/contracts/forms/reason'
import { Button, Dialog, NoticeBox, SelectField, showToast } from '@hygiene/ui'
import { useQuery } from '@tanstack/react-query'
import { AskForm } from '../../../shared/ask-form/ask-form.tsx'
import { ReasonField } from '../../../shared/ask-form/reason-field.tsx'
import { type Forecast, forecastLines } from './cancel-text.ts'
import { judgePeople, PeopleField } from './people-field.tsx'
import { everyone, replacementText, type SessionFacts, whenText } from './session-text.ts'
import styles from './sessions.module.css'

type CancelDialogProps = { session: SessionFacts; onClose: () => void }

/** Shows the numbers of people and the amounts concerned before a session is cancelled. */
export function CancelDialog({ session, onClose }: CancelDialogProps) {
  const { sessionNo } = session
  const form = useForm(cancelInPersonSession, {
    rules: reasonForm('취소 사유'),
    start: { into: '', reason: '', people: '' },
    judge: ({ people }) => judgePeople(people, everyone(session)),
    input: ({ into, reason, people }) => ({ sessionNo, reason, people: Number(people), ...targetOf(into) }),
    // Sends nothing until the forecast is shown.
    confirm: (): Promise<boolean> => Promise.resolve(forecast.data !== undefined),
    refusedTitle: '회차를 취소하지 못했습니다',
    refresh: [readStaffSession],
    onDone: () => {
      showToast('회차를 취소했습니다. 한 사람씩 처리하고 문자로 알립니다.')
      onClose()
    },
  })
  const choices = useQuery({ ...read(listSessionChoices, { sessionNo }), staleTime: 0 })
  const forecast = useQuery({
    ...read(forecastCancellation, { sessionNo, ...targetOf(form.draft.into) }),
    staleTime: 0,
  })

  return (
    <Dialog isOpen onClose={onClose} title="회차 취소">
      <div className={styles.parts}>
        <p>
          <strong>{whenText(session)}</strong> {session.venueName} 회차를 취소합니다.
        </p>
        <AskForm form={form}>
          <SelectField
            label="대체 회차"
            optional
            hint="고르시면 빈자리만큼 옮기고, 나머지는 전액 환불합니다."
            emptyLabel="없음 (모두 환불)"
            options={(choices.data?.replacements ?? []).map((other) => ({
              value: String(other.sessionNo),
              label: replacementText(other),
            }))}
            {...form.field('into')}
          />
          <ReasonField
            label="취소 사유"
            hint="문자로 그대로 보냅니다. 예: 교육장 누수 공사로 강의실을 쓸 수 없습니다."
            {...form.field('reason')}
          />
          <Loaded query={forecast}>{(expected) => <ForecastBox forecast={expected} />}</Loaded>
          <PeopleField people={everyone(session)} {...form.field('people')} />
          <Button type="submit" tone="danger" wide busy={form.isBusy} unavailable={!forecast.data}>
            회차 취소하기
          </Button>
        </AskForm>
      </div>
    </Dialog>
  )
}

const targetOf = (into: string) => (into === '' ? {} : { replacedByNo: Number(into) })

function ForecastBox({ forecast }: { forecast: Forecast }) {
  const lines = forecastLines(forecast)
  return (
    <div role="status">
      <NoticeBox tone="warn" title="취소하면 (지금 기준)">
        {lines.length === 0 ? (
          <p>신청한 사람이 없어 아무도 옮기거나 환불하지 않습니다. 취소는 되돌릴 수 없습니다.</p>
        ) : (
          <ul className={styles.points}>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
            <li>모두에게 사유를 문자로 보냅니다. 취소는 되돌릴 수 없습니다.</li>
          </ul>
        )}
      </NoticeBox>
    </div>
  )
}
