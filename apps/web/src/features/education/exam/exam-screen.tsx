import { read } from '@hygiene/client'
import { openAttempt } from '@hygiene/contracts/education/exam/open-attempt'
import type { EnrolmentNo } from '@hygiene/domain/record-numbers'
import { Card, DefinitionList, linkButton } from '@hygiene/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Award } from 'lucide-react'
import { useCallback } from 'react'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { Screen } from '../../../app/layout/screen.tsx'
import { useNewScreen } from '../../../app/router/use-new-screen.ts'
import { StepQuery } from '../../../shared/study-steps/step-query.tsx'
import type { ExamOutcome } from './exam-outcome.ts'
import { ExamPaper } from './exam-paper.tsx'
import styles from './exam-result.module.css'
import { ExamTop, PaperTop } from './exam-top.tsx'
import { TestFailed } from './test-failed.tsx'

type Visit = { outcome?: ExamOutcome } | null

/**
 * Shows the open attempt or its result at /edu/study/exam. The result is kept in the history entry, so that returning from a
 * lecture shows it again and draws no new paper.
 */
export function ExamScreen({ enrolmentNo }: { enrolmentNo: EnrolmentNo }) {
  const { pathname, search, state } = useLocation()
  const navigate = useNavigate()
  const outcome = (state as Visit)?.outcome ?? null
  const queries = useQueryClient()
  const opening = read(openAttempt, { enrolmentNo })
  const attempt = useQuery({
    ...opening,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    enabled: outcome === null,
  })

  const show = useCallback(
    (visit: Visit) => navigate({ pathname, search }, { replace: true, state: visit }),
    [navigate, pathname, search],
  )
  const openAgain = useCallback(() => {
    queries.removeQueries({ queryKey: [openAttempt.path] })
    void show(null)
  }, [queries, show])
  const readAgain = useCallback(() => void queries.resetQueries({ queryKey: [openAttempt.path] }), [queries])

  if (outcome) return <ExamResult outcome={outcome} enrolmentNo={enrolmentNo} onAgain={openAgain} />
  return (
    <StepQuery
      query={attempt}
      step="exam"
      top={<PaperTop enrolmentNo={enrolmentNo} />}
      enrolmentNo={enrolmentNo}
    >
      {(entity) => (
        <ExamPaper
          key={entity.attemptNo}
          attempt={entity}
          enrolmentNo={enrolmentNo}
          onGraded={(graded) => void show({ outcome: graded })}
          onClosed={readAgain}
        />
      )}
    </StepQuery>
  )
}

type ExamResultProps = { outcome: ExamOutcome; enrolmentNo: EnrolmentNo; onAgain: () => void }

function ExamResult({ outcome, enrolmentNo, onAgain }: ExamResultProps) {
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
