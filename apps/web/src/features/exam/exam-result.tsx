import type { EnrolmentNo } from '@hygiene/domain'
import type { EntityOf, submitExam } from '@hygiene/contracts'
import { Button, Card, DefinitionList, linkButton } from '@hygiene/ui'
import { Award, RotateCcw } from 'lucide-react'
import { Link } from 'react-router-dom'
import { Screen } from '../../app/layout/screen.tsx'
import { useNewScreen } from '../../app/router/use-new-screen.ts'
import { StudySteps } from '../../shared/study-steps/study-steps.tsx'
import styles from './exam.module.css'

export type ExamOutcome = EntityOf<typeof submitExam>

type ExamResultProps = { outcome: ExamOutcome; enrolmentNo: EnrolmentNo; onAgain: () => void }

export function ExamResult({ outcome, enrolmentNo, onAgain }: ExamResultProps) {
  useNewScreen()
  const { passed, score, passScore, correctCount, questionCount, certificateNumber } = outcome
  const items = [
    { term: '맞힌 문제', detail: `${questionCount}문제 가운데 ${correctCount}문제` },
    { term: '합격 점수', detail: `${passScore}점` },
    ...(certificateNumber ? [{ term: '수료번호', detail: certificateNumber }] : []),
  ]
  return (
    <Screen width="narrow" title="평가 결과" head={<StudySteps current={passed ? 'completed' : 'exam'} />}>
      <Card>
        <div className={styles.result} data-passed={passed || undefined}>
          <p className={styles.outcome} role="status">
            {passed ? '축하합니다. 합격하셨습니다.' : '합격 점수에 이르지 못했습니다.'}
          </p>
          <p className={styles.score}>
            {score}
            <span>점</span>
          </p>
          <DefinitionList items={items} />
          {passed ? (
            <Link {...linkButton({ wide: true })} to="/edu/completed">
              <Award aria-hidden />
              수료증 보러 가기
            </Link>
          ) : (
            <>
              <p className={styles.advice}>
                다른 문제로 다시 응시하실 수 있습니다. 강의를 다시 보신 뒤 응시하셔도 됩니다.
              </p>
              <Button wide onClick={onAgain}>
                <RotateCcw aria-hidden />
                다시 응시하기
              </Button>
              <Link
                {...linkButton({ tone: 'secondary', wide: true })}
                to={`/edu/study/room?onlineEduNo=${enrolmentNo}`}
              >
                강의 목록으로
              </Link>
            </>
          )}
        </div>
      </Card>
    </Screen>
  )
}
