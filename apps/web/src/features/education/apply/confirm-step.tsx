import { onlineRefundUntilText } from '@hygiene/domain/money/refund/refund-until-text'
import { Card } from '@hygiene/ui'
import { type ReactNode, useState } from 'react'
import type { Applicant } from '../../../shared/application-form/applicant.ts'
import { ApplicationFiles } from '../../../shared/application-form/application-files.tsx'
import { Consent } from '../../../shared/application-form/consent.tsx'
import type { Course } from '../../../shared/application-form/course.ts'
import { TermsCard } from '../../../shared/application-guide/guide-parts.tsx'
import type { HeldFiles } from '../../../shared/files/picker/use-held-files.ts'
import type { Part } from '@hygiene/client/use-fields'
import { PayNote } from '../../../shared/pay-methods/pay-note.tsx'
import { PayMethods, paymentTypeOf } from '../../../shared/pay-methods/pay-methods.tsx'
import type { Draft } from './draft.ts'
import { ONLINE_REFUND_TERMS } from './refund-terms.ts'
import { WholeApplication } from './whole-application.tsx'

type ConfirmStepProps = Part<Draft> & {
  course: Course
  applicant: Applicant
  files: HeldFiles
  verdict: ReactNode
}

export function ConfirmStep({ course, applicant, files, verdict, ...part }: ConfirmStepProps) {
  const [now] = useState(() => new Date())
  return (
    <>
      {verdict && <Card title="이 영업장을 다시 확인합니다">{verdict}</Card>}
      <WholeApplication course={course} applicant={applicant} draft={part.draft} />
      <Card>
        <ApplicationFiles files={files} />
      </Card>
      <TermsCard terms={ONLINE_REFUND_TERMS} />
      <Card>
        <PayMethods
          value={part.draft.paymentType}
          error={part.wrong.paymentType}
          onChange={(paymentType) => part.change({ paymentType })}
        />
        <PayNote
          method={part.draft.paymentType}
          refund={onlineRefundUntilText(
            { year: course.year, paymentType: paymentTypeOf(part.draft.paymentType) },
            now,
          )}
        />
      </Card>
      <Card title="동의해주세요">
        <Consent {...part} education="온라인교육" />
      </Card>
    </>
  )
}
