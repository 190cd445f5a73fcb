import type { EnrolmentNo } from '@hygiene/domain/record-numbers'
import { Card, DefinitionList, linkButton } from '@hygiene/ui'
import { Award } from 'lucide-react'
import { Link } from 'react-router-dom'
import { Screen } from '../../../app/layout/screen.tsx'
import { useNewScreen } from '../../../app/router/use-new-screen.ts'
import type { ExamOutcome } from './exam-outcome.ts'
import styles from './exam-result.module.css'
import { ExamTop } from './exam-top.tsx'
import { TestFailed } from './test-failed.tsx'

type ExamResultProps = { outcome: ExamOutcome; enrolmentNo: EnrolmentNo; onAgain: () => void }

export function ExamResult({ outcome, enrolmentNo, onAgain }: ExamResultProps) {
  useNewScreen()
  const top = <ExamTop title="평가 결과" leave="닫기" enrolmentNo={enrolmentNo} />
  if (!outcome.passed) return <TestFailed top={top} outcome={outcome} onAgain={onAgain} />
  return (
    <Screen width="narrow" top={top}>
      <Passed outcome={outcome} />
    </Screen>
  )
}

function Passed({ outcome }: { outcome: ExamOutcome }) {
  const { score, passScore, correctCount, questionCount, certificateNumber } = outcome
  const items = [
    { term: '맞힌 문제', detail: `${questionCount}문제 가운데 ${correctCount}문제` },
    { term: '합격 점수', detail: `${passScore}점` },
    ...(certificateNumber ? [{ term: '수료번호', detail: certificateNumber }] : []),
  ]
  return (
    <Card>
      <div className={styles.passed}>
        <p className={styles.outcome} role="status">
          축하합니다. 합격하셨습니다.
        </p>
        <p className={styles.points}>
          {score}
          <span>점</span>
        </p>
        <DefinitionList items={items} />
        <Link {...linkButton({ wide: true })} to="/edu/completed">
          <Award aria-hidden />
          수료증 보러 가기
        </Link>
      </div>
    </Card>
  )
}
