import { Loaded } from '@hygiene/client'
import type { EnrolmentNo } from '@hygiene/domain/record-numbers'
import type { StudyStep } from '@hygiene/domain/education/study/study-order'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Screen } from '../../app/layout/screen.tsx'
import { useLogin } from '../../app/login/current-login.ts'
import { OwnerOnly } from './owner-only.tsx'
import { StepRefused } from './step-refused.tsx'
import { StudySteps } from './study-steps.tsx'

type StepQueryProps<Entity> = {
  query: UseQueryResult<Entity>
  step: StudyStep
  /** As on the screen that comes: nothing below it moves then. */
  lead?: string
  /** The head of a screen that has its own (`Screen`). */
  top?: ReactNode
  enrolmentNo: EnrolmentNo
  children: (entity: Entity) => ReactNode
}

/** The facts a step needs before it is drawn, or the reason why it cannot be done yet. */
export function StepQuery<Entity>({ query, step, lead, top, enrolmentNo, children }: StepQueryProps<Entity>) {
  const { user } = useLogin()
  if (user?.employeeNo) return <OwnerOnly step={step} enrolmentNo={enrolmentNo} />
  if (query.data !== undefined) return children(query.data)
  return (
    <Screen width="narrow" lead={lead} top={top} head={<StudySteps current={step} />}>
      {query.error ? (
        <StepRefused error={query.error} enrolmentNo={enrolmentNo} onRetry={() => void query.refetch()} />
      ) : (
        <Loaded query={query}>{() => null}</Loaded>
      )}
    </Screen>
  )
}
