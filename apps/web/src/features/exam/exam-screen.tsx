import type { EnrolmentNo } from '@hygiene/domain'
import { read } from '@hygiene/client'
import { openAttempt } from '@hygiene/contracts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { StepQuery } from '../../shared/study-steps/step-query.tsx'
import { ExamPaper } from './exam-paper.tsx'
import { type ExamOutcome, ExamResult } from './exam-result.tsx'

/** /edu/study/exam: the open attempt, or its result. Opening again after a failed one draws new questions. */
export function ExamScreen({ enrolmentNo }: { enrolmentNo: EnrolmentNo }) {
  const [outcome, setOutcome] = useState<ExamOutcome | null>(null)
  const queries = useQueryClient()
  const opening = read(openAttempt, { enrolmentNo })
  const attempt = useQuery({
    ...opening,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    enabled: outcome === null,
  })

  const openAnew = useCallback(async () => {
    await queries.resetQueries({ queryKey: [openAttempt.path] })
    setOutcome(null)
  }, [queries])
  const onClosed = useCallback(() => void openAnew(), [openAnew])

  if (outcome) return <ExamResult outcome={outcome} enrolmentNo={enrolmentNo} onAgain={onClosed} />
  return (
    <StepQuery query={attempt} step="exam" enrolmentNo={enrolmentNo}>
      {(entity) => (
        <ExamPaper
          key={entity.attemptNo}
          attempt={entity}
          enrolmentNo={enrolmentNo}
          onGraded={setOutcome}
          onClosed={onClosed}
        />
      )}
    </StepQuery>
  )
}
