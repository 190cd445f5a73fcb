import { read, useSend } from '@hygiene/client'
import { listSessionChoices } from '@hygiene/contracts/in-person/session/staff/list-session-choices'
import { moveInPersonSession } from '@hygiene/contracts/in-person/session/staff/move-in-person-session'
import { readRoster } from '@hygiene/contracts/in-person/session/staff/read-roster'
import { readStaffSession } from '@hygiene/contracts/in-person/session/staff/read-staff-session'
import { Button, DateField, Dialog, NoticeBox, SelectField, showToast, TextField } from '@hygiene/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { AskForm } from '../../../shared/ask-form/ask-form.tsx'
import {
  judgeMove,
  moveLines,
  type MoveTyped,
  type MoveWrong,
  orderOf,
  typedOf,
  withStart,
} from './move-text.ts'
import { judgePeople, PeopleField } from './people-field.tsx'
import { everyone, type SessionFacts, whenText } from './session-text.ts'
import styles from './sessions.module.css'

type MoveDialogProps = { session: SessionFacts; onClose: () => void }

/** Another time, another venue or both; every booking keeps its seat. */
export function MoveDialog({ session, onClose }: MoveDialogProps) {
  const { sessionNo, venueNo, venueName } = session
  const [typed, setTyped] = useState<MoveTyped>(() => typedOf(session))
  const [people, setPeople] = useState('')
  const [wrong, setWrong] = useState<MoveWrong & { people?: string }>({})
  const choices = useQuery({ ...read(listSessionChoices, { sessionNo }), staleTime: 0 })
  const venues = choices.data?.venues.map(({ venueNo: no, name, venueCapacity }) => ({
    value: String(no),
    label: `${name} (정원 ${venueCapacity}명)`,
  }))
  const send = useSend(moveInPersonSession, {
    refusedTitle: '회차를 바꾸지 못했습니다',
    refresh: [readStaffSession, readRoster],
    onDone: () => {
      showToast('회차를 바꾸고 모두에게 알렸습니다.')
      onClose()
    },
  })

  function move() {
    if (!send.isPending) send.mutate({ ...orderOf(typed, session), people: Number(people) })
  }
  const field = (name: keyof MoveTyped) => ({
    name,
    value: typed[name],
    error: wrong[name],
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) => setTyped({ ...typed, [name]: target.value }),
  })

  return (
    <Dialog isOpen onClose={onClose} title="시간·교육장 바꾸기">
      <div className={styles.parts}>
        <p>
          지금: <strong>{whenText(session)}</strong> {venueName}
        </p>
        <AskForm
          judge={() => ({ ...judgeMove(typed, session), ...judgePeople(people, everyone(session)) })}
          onWrong={setWrong}
          onAsk={move}
        >
          <DateField
            label="시작 일시"
            type="datetime-local"
            {...field('startsAt')}
            onChange={({ target }) => setTyped(withStart(typed, target.value))}
          />
          <DateField label="종료 일시" type="datetime-local" {...field('endsAt')} />
          <SelectField
            label="교육장"
            options={venues ?? [{ value: String(venueNo), label: venueName }]}
            {...field('venueNo')}
          />
          <TextField
            label="바꾸는 사유"
            hint="처리 기록에만 남습니다."
            maxLength={200}
            {...field('reason')}
          />
          <NoticeBox tone="warn" title="바꾸면">
            <ul className={styles.points}>
              {moveLines(session).map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </NoticeBox>
          <PeopleField people={everyone(session)} value={people} error={wrong.people} onChange={setPeople} />
          <Button type="submit" wide busy={send.isPending}>
            바꾸기
          </Button>
        </AskForm>
      </div>
    </Dialog>
  )
}
