import { read } from '@hygiene/client'
import { useForm } from '@hygiene/client/use-form'
import { listSessionChoices } from '@hygiene/contracts/in-person/session/staff/list-session-choices'
import { moveInPersonSession } from '@hygiene/contracts/in-person/session/staff/move-in-person-session'
import { readRoster } from '@hygiene/contracts/in-person/session/staff/read-roster'
import { readStaffSession } from '@hygiene/contracts/in-person/session/staff/read-staff-session'
import { reasonForm } from '@hygiene/contracts/forms/reason'
import { Button, DateField, Dialog, NoticeBox, SelectField, showToast } from '@hygiene/ui'
import { useQuery } from '@tanstack/react-query'
import { AskForm } from '../../../shared/ask-form/ask-form.tsx'
import { ReasonField } from '../../../shared/ask-form/reason-field.tsx'
import { judgeMove, moveLines, orderOf, typedOf, withStart } from './move-text.ts'
import { judgePeople, PeopleField } from './people-field.tsx'
import { everyone, type SessionFacts, whenText } from './session-text.ts'
import styles from './sessions.module.css'

type MoveDialogProps = { session: SessionFacts; onClose: () => void }

/** Moves a session to another time, another venue or both. Every booking keeps its seat. */
export function MoveDialog({ session, onClose }: MoveDialogProps) {
  const { sessionNo, venueNo, venueName } = session
  const choices = useQuery({ ...read(listSessionChoices, { sessionNo }), staleTime: 0 })
  const venues = choices.data?.venues.map(({ venueNo: no, name, venueCapacity }) => ({
    value: String(no),
    label: `${name} (정원 ${venueCapacity}명)`,
  }))
  const form = useForm(moveInPersonSession, {
    rules: reasonForm('바꾸는 사유'),
    start: () => ({ ...typedOf(session), people: '' }),
    judge: (typed) => ({ ...judgeMove(typed, session), ...judgePeople(typed.people, everyone(session)) }),
    input: (typed) => ({ ...orderOf(typed, session), people: Number(typed.people) }),
    refusedTitle: '회차를 바꾸지 못했습니다',
    refresh: [readStaffSession, readRoster],
    onDone: () => {
      showToast('회차를 바꾸고 모두에게 알렸습니다.')
      onClose()
    },
  })

  return (
    <Dialog isOpen onClose={onClose} title="시간·교육장 바꾸기">
      <div className={styles.parts}>
        <p>
          지금: <strong>{whenText(session)}</strong> {venueName}
        </p>
        <AskForm form={form}>
          <DateField
            label="시작 일시"
            type="datetime-local"
            {...form.field('startsAt')}
            onChange={({ target }) => form.change(withStart(form.draft, target.value))}
          />
          <DateField label="종료 일시" type="datetime-local" {...form.field('endsAt')} />
          <SelectField
            label="교육장"
            options={venues ?? [{ value: String(venueNo), label: venueName }]}
            {...form.field('venueNo')}
          />
          <ReasonField label="바꾸는 사유" hint="처리 기록에만 남습니다." {...form.field('reason')} />
          <NoticeBox tone="warn" title="바꾸면">
            <ul className={styles.points}>
              {moveLines(session).map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </NoticeBox>
          <PeopleField people={everyone(session)} {...form.field('people')} />
          <Button type="submit" wide busy={form.isBusy}>
            바꾸기
          </Button>
        </AskForm>
      </div>
    </Dialog>
  )
}
