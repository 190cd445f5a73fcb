import { type Refused, useSend } from '@hygiene/client'
import { readTimetable } from '@hygiene/contracts/in-person/session/staff/read-timetable'
import { saveTimetable } from '@hygiene/contracts/in-person/session/staff/save-timetable'
import type { EntityOf, SentTo } from '@hygiene/contracts/kit/endpoint'
import { seoulDay, seoulInstant, seoulTime } from '@hygiene/domain/time/seoul-day'
import { Button, DateField, Dialog, NoticeBox, SelectField, showToast, TextField } from '@hygiene/ui'
import { useState } from 'react'
import { ReasonForm } from '../../../shared/ask-form/reason-form.tsx'
import { type SessionFacts, whenText } from './session-text.ts'
import styles from './sessions.module.css'

type Timetable = EntityOf<typeof readTimetable>

/** Holds one part as typed. Its times are on the session's day. */
interface LessonTyped {
  key: number
  instructorNo: string
  subject: string
  from: string
  to: string
}

const typedOf = ({ lessons }: Timetable): LessonTyped[] =>
  lessons.map(({ lessonNo, instructorNo, subject, startsAt, endsAt }) => ({
    key: lessonNo,
    instructorNo: String(instructorNo),
    subject,
    from: seoulTime(new Date(startsAt)),
    to: seoulTime(new Date(endsAt)),
  }))

function nextLesson(typed: readonly LessonTyped[], { startsAt, endsAt }: SessionFacts): LessonTyped {
  return {
    key: Math.max(0, ...typed.map(({ key }) => key)) + 1,
    instructorNo: '',
    subject: '',
    from: typed.at(-1)?.to ?? seoulTime(new Date(startsAt)),
    to: seoulTime(new Date(endsAt)),
  }
}

function faultOf(typed: readonly LessonTyped[], { startsAt, endsAt }: SessionFacts): string | null {
  const [first, last] = [startsAt, endsAt].map((at) => seoulTime(new Date(at))) as [string, string]
  if (typed.some(({ instructorNo }) => instructorNo === '')) return '강사를 골라주세요.'
  if (typed.some(({ subject }) => subject.trim() === '')) return '과목을 입력해주세요.'
  if (typed.some(({ from, to }) => from === '' || to <= from)) return '끝을 시작보다 뒤로 입력해주세요.'
  return typed.some(({ from, to }) => from < first || to > last)
    ? `강의를 교육 시간 ${first}~${last} 안으로 입력해주세요.`
    : null
}

function lessonsOf(
  typed: readonly LessonTyped[],
  { startsAt }: SessionFacts,
): SentTo<typeof saveTimetable>['lessons'] {
  const day = seoulDay(new Date(startsAt))
  return typed.map(({ instructorNo, subject, from, to }) => ({
    instructorNo: Number(instructorNo),
    subject: subject.trim(),
    startsAt: seoulInstant(day, from).toISOString(),
    endsAt: seoulInstant(day, to).toISOString(),
  }))
}

type TimetableDialogProps = { session: SessionFacts; timetable: Timetable; onClose: () => void }

export function TimetableDialog({ session, timetable, onClose }: TimetableDialogProps) {
  const { sessionNo } = session
  const [typed, setTyped] = useState(() => typedOf(timetable))
  const [fault, setFault] = useState<string | null>(null)
  const send = useSend(saveTimetable, {
    onRefused: ({ message }: Refused) => setFault(message),
    refresh: [readTimetable],
    onDone: () => {
      showToast('시간표를 저장했습니다.')
      onClose()
    },
  })
  const change = (at: number, more: Partial<LessonTyped>) =>
    setTyped(typed.map((lesson, index) => (index === at ? { ...lesson, ...more } : lesson)))

  function save(reason: string) {
    const found = faultOf(typed, session)
    setFault(found)
    if (found === null) send.mutate({ sessionNo, lessons: lessonsOf(typed, session), reason })
  }

  return (
    <Dialog isOpen onClose={onClose} title="강의 시간표">
      <div className={styles.parts}>
        <p>{whenText(session)}</p>
        {typed.map((lesson, index) => (
          <Lesson
            key={lesson.key}
            number={index + 1}
            lesson={lesson}
            timetable={timetable}
            onChange={(more) => change(index, more)}
            onDrop={() => setTyped(typed.filter((one) => one !== lesson))}
          />
        ))}
        <Button tone="secondary" onClick={() => setTyped([...typed, nextLesson(typed, session)])}>
          강의 추가
        </Button>
        <ReasonForm
          label="변경 사유"
          hint="처리 기록에만 남습니다."
          isBusy={send.isPending}
          onAsk={save}
          fields={fault && <NoticeBox tone="error" title={fault} />}
        >
          시간표 저장하기
        </ReasonForm>
      </div>
    </Dialog>
  )
}

type LessonProps = {
  number: number
  lesson: LessonTyped
  timetable: Timetable
  onChange: (more: Partial<LessonTyped>) => void
  onDrop: () => void
}

function Lesson({ number, lesson, timetable, onChange, onDrop }: LessonProps) {
  const chosen = timetable.instructors.find((one) => String(one.instructorNo) === lesson.instructorNo)
  const existing = timetable.lessons.find((one) => String(one.instructorNo) === lesson.instructorNo)
  const options = timetable.instructors.map(({ instructorNo, name, subjects }) => ({
    value: String(instructorNo),
    label: `${name} (${subjects.join(', ')})`,
  }))
  const text = (name: 'subject' | 'from' | 'to') => ({
    name: `${name}${number}`,
    value: lesson[name],
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) => onChange({ [name]: target.value }),
  })
  return (
    <fieldset className={styles.lesson}>
      <legend>{number}교시</legend>
      <DateField label="시작" type="time" {...text('from')} />
      <DateField label="끝" type="time" {...text('to')} />
      <SelectField
        label="강사"
        name={`instructor${number}`}
        emptyLabel="골라주세요"
        hint={chosen?.hours || undefined}
        options={
          chosen || !existing
            ? options
            : [...options, { value: lesson.instructorNo, label: `${existing.instructorName} (강의 마침)` }]
        }
        value={lesson.instructorNo}
        onChange={({ target }) => onChange({ instructorNo: target.value })}
      />
      <TextField label="과목" maxLength={60} {...text('subject')} />
      <Button size="small" tone="quiet" aria-label={`${number}교시 삭제`} onClick={onDrop}>
        삭제
      </Button>
    </fieldset>
  )
}
