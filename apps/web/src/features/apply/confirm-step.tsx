import { Loaded } from '@hygiene/client'
import { Card } from '@hygiene/ui'
import type { UseQueryResult } from '@tanstack/react-query'
import type { Applicant } from '../../applying/applicant.ts'
import { Consent } from '../../applying/consent.tsx'
import { TermsCard } from '../../applying/guide-parts.tsx'
import type { LentParts } from '../../applying/lent-parts.ts'
import type { Part } from '../../forms/part.ts'
import type { Course } from './apply.tsx'
import type { Draft } from './draft.ts'
import { EligibilityVerdict } from './eligibility-verdict.tsx'
import { ONLINE_REFUND_TERMS } from './refund-terms.ts'
import type { Eligibility } from './use-submit.ts'
import { WholeApplication } from './whole-application.tsx'

type ConfirmStepProps = Part<Draft> &
  Pick<LentParts, 'PayMethods'> & {
    course: Course
    applicant: Applicant
    eligibility: UseQueryResult<Eligibility>
  }

export function ConfirmStep({ PayMethods, course, applicant, eligibility, ...part }: ConfirmStepProps) {
  return (
    <>
      <Card title="신청하실 수 있는지 확인했습니다">
        <Loaded query={eligibility}>{(verdict) => <EligibilityVerdict verdict={verdict} />}</Loaded>
      </Card>
      {eligibility.data?.eligible && (
        <>
          <WholeApplication course={course} applicant={applicant} draft={part.draft} />
          <TermsCard terms={ONLINE_REFUND_TERMS} />
          <Card>
            <PayMethods
              value={part.draft.paymentType}
              error={part.wrong.paymentType}
              onChange={(paymentType) => part.change({ paymentType })}
            />
          </Card>
          <Card title="동의해주세요">
            <Consent {...part} education="온라인교육" />
          </Card>
        </>
      )}
    </>
  )
}
