import { Loaded } from '@hygiene/client'
import { Card } from '@hygiene/ui'
import type { UseQueryResult } from '@tanstack/react-query'
import type { Applicant } from '../../shared/application-form/applicant.ts'
import { Consent } from '../../shared/application-form/consent.tsx'
import { TermsCard } from '../../shared/application-guide/guide-parts.tsx'
import { PayMethods } from '../../shared/pay-methods/pay-methods.tsx'
import type { Part } from '../../shared/forms/part.ts'
import type { Course } from '../../shared/application-form/course.ts'
import type { Draft } from './draft.ts'
import { EligibilityAnswer } from './eligibility-answer.tsx'
import { ONLINE_REFUND_TERMS } from './refund-terms.ts'
import type { Eligibility } from './use-submit.ts'
import { WholeApplication } from './whole-application.tsx'

type ConfirmStepProps = Part<Draft> & {
  course: Course
  applicant: Applicant
  eligibility: UseQueryResult<Eligibility>
}

export function ConfirmStep({ course, applicant, eligibility, ...part }: ConfirmStepProps) {
  return (
    <>
      <Card title={titleOf(eligibility.data)}>
        <Loaded query={eligibility}>{(answer) => <EligibilityAnswer eligibility={answer} />}</Loaded>
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

function titleOf(answer: Eligibility | undefined): string {
  if (!answer) return '신청하실 수 있는지 확인하고 있습니다'
  return answer.eligible ? '신청하실 수 있습니다' : '이 영업장으로는 지금 신청하실 수 없습니다'
}
