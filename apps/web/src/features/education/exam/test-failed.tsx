import { Loaded, read } from '@hygiene/client'
import { listMissedLectures } from '@hygiene/contracts/education/exam/list-missed-lectures'
import type { EntityOf } from '@hygiene/contracts/kit/endpoint'
import { answersToPass } from '@hygiene/domain/education/exam/missed-lectures'
import { instantOnScreen } from '@hygiene/domain/member/next-action/deadline-text'
import { termUntil } from '@hygiene/domain/education/study/study-deadline'
import { Badge, Button, Card } from '@hygiene/ui'
import { useQuery } from '@tanstack/react-query'
import { Play } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Screen } from '../../../app/layout/screen.tsx'
import { LectureLink } from '../../../shared/study-steps/lecture-link.tsx'
import styles from './exam-result.module.css'
import type { ExamOutcome } from './exam-outcome.ts'

type Missed = EntityOf<typeof listMissedLectures>
type TestFailedProps = { top: ReactNode; outcome: ExamOutcome; onAgain: () => void }

export function TestFailed({ top, outcome, onAgain }: TestFailedProps) {
  const { attemptNo, questionCount } = outcome
  const [now] = useState(() => new Date())
  const missed = useQuery(read(listMissedLectures, { attemptNo }))
  const until = missed.data && instantOnScreen(termUntil(missed.data.endDate, now), now)
  return (
    <Screen
      width="narrow"
      top={top}
      bar={
        <div className={styles.again}>
          <p>
            새 문제 {questionCount}개
            {until && (
              <>
                {' · '}
                <strong>{until}</strong>까지
              </>
            )}
          </p>
          <Button wide onClick={onAgain}>
            다시 평가받기
          </Button>
        </div>
      }
    >
      <Points outcome={outcome} />
      <Loaded query={missed}>{(entity) => <ToHearAgain missed={entity} />}</Loaded>
    </Screen>
  )
}

function Points({ outcome }: { outcome: ExamOutcome }) {
  const { score, passScore, correctCount, questionCount } = outcome
  const wanted = answersToPass(outcome)
  return (
    <div className={styles.failed}>
      <h2 className={styles.outcome}>
        {wanted === 1 ? '한 문제만 더 맞히면 합격입니다' : `${wanted}문제를 더 맞히면 합격입니다`}
      </h2>
      <p className={styles.score}>
        <strong>{score}점</strong> {questionCount}문제 중 {correctCount}문제 맞힘
      </p>
      <div aria-hidden>
        <div className={styles.bar}>
          <span style={{ width: `${score}%` }} />
          <i style={{ left: `${passScore}%` }} />
        </div>
      </div>
      <p className={styles.pass} style={{ paddingLeft: `clamp(0%, calc(${passScore}% - 3em), 70%)` }}>
        합격 {passScore}점
      </p>
    </div>
  )
}

function ToHearAgain({ missed: { list, enrolmentNo } }: { missed: Missed }) {
  if (list.length === 0) return <p className={styles.quiet}>다른 문제로 바로 다시 평가받으실 수 있습니다.</p>
  return (
    <>
      <h2 className={styles.lead}>이 강의를 다시 들으시면 쉽습니다</h2>
      <ul className={styles.lectures}>
        {list.map(({ lectureNo, order, title, missedCount }) => (
          <li key={lectureNo}>
            <Card
              isRow
              level={3}
              title={`${order}강 ${title}`}
              action={<Badge tone="accent">{missedCount}문제 틀림</Badge>}
            >
              <LectureLink
                enrolmentNo={enrolmentNo}
                lectureNo={lectureNo}
                isReplay
                tone="secondary"
                wide
                of={`${order}강 ${title}`}
              >
                <Play aria-hidden fill="currentColor" />이 강의 다시 듣기
              </LectureLink>
            </Card>
          </li>
        ))}
      </ul>
      <p className={styles.quiet}>다시 듣지 않고 바로 평가받으셔도 됩니다.</p>
    </>
  )
}
