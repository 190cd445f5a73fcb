import type { EnrolmentNo } from '@hygiene/domain/record-numbers'
import { read } from '@hygiene/client'
import { openAttempt } from '@hygiene/contracts/education/exam/open-attempt'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { StepQuery } from '../../../shared/study-steps/step-query.tsx'
import { ExamPaper } from './exam-paper.tsx'
import { PaperTop } from './exam-top.tsx'
import type { ExamOutcome } from './exam-outcome.ts'
import { ExamResult } from './exam-result.tsx'

type Visit = { outcome?: ExamOutcome } | null

/**
 * /edu/study/exam: the open attempt, or its result. The result belongs to the visit: the way back from a lecture heard again
 * leads to it, and draws no new paper.
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
