import { read } from '@hygiene/client'
import { readTimetable } from '@hygiene/contracts/in-person/session/staff/read-timetable'
import { Button } from '@hygiene/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type SessionFacts, timesText } from './session-text.ts'
import { TimetableDialog } from './timetable-dialog.tsx'
import styles from './side-panels.module.css'

type TimetablePanelProps = { session: SessionFacts; mayDecide: boolean }

export function TimetablePanel({ session, mayDecide }: TimetablePanelProps) {
  const { sessionNo, status } = session
  const [isOpen, setIsOpen] = useState(false)
  const { data } = useQuery({ ...read(readTimetable, { sessionNo }), staleTime: 0 })
  return (
    <section className={styles.panel} aria-label="강의 시간표">
      <h2>
        강의 시간표
        {mayDecide && data && status !== 'cancelled' && (
          <Button size="small" tone="secondary" onClick={() => setIsOpen(true)}>
            시간표 수정
          </Button>
        )}
      </h2>
      {data?.lessons.length === 0 && <p className={styles.soft}>아직 정한 강사가 없습니다.</p>}
      <ul className={styles.lines}>
        {data?.lessons.map((lesson) => (
          <li key={lesson.lessonNo}>
            <strong>{timesText(lesson)}</strong>
            <span>
              {lesson.subject} · {lesson.instructorName}
            </span>
          </li>
        ))}
      </ul>
      {isOpen && data && (
        <TimetableDialog session={session} timetable={data} onClose={() => setIsOpen(false)} />
      )}
    </section>
  )
}
