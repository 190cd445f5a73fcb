import { IN_PERSON_REFUND_TERMS } from '@hygiene/domain/in-person/enrolment/terms'
import { inPersonRefundUntilText } from '@hygiene/domain/money/refund/refund-until-text'
import { PaymentType } from '@hygiene/domain/text'
import { Card, NoticeBox } from '@hygiene/ui'
import type { Applicant } from '../../../shared/application-form/applicant.ts'
import { ApplicationFiles } from '../../../shared/application-form/application-files.tsx'
import { Consent } from '../../../shared/application-form/consent.tsx'
import { TermsCard } from '../../../shared/application-guide/guide-parts.tsx'
import type { HeldFiles } from '../../../shared/files/picker/use-held-files.ts'
import type { Session } from '../../../shared/session-calendar/session-search.ts'
import type { Part } from '@hygiene/client/use-fields'
import { type Draft, waits } from './draft.ts'
import { PayNote } from '../../../shared/pay-methods/pay-note.tsx'
import { PayMethods } from '../../../shared/pay-methods/pay-methods.tsx'
import { PlaceEligibility } from './place-eligibility.tsx'
import type { EligibilityAnswers } from './use-eligibility.ts'
import { WholeApplication } from './whole-application.tsx'

type ConfirmStepProps = Part<Draft> & {
  session: Session
  applicant: Applicant
  price: number
  files: HeldFiles
  eligibility: EligibilityAnswers
}

export function ConfirmStep({ session, applicant, price, files, eligibility, ...part }: ConfirmStepProps) {
  const { draft, wrong, change } = part
  const refused = [...eligibility.answers.entries()].filter(([, { data }]) => data?.eligible !== true)
  return (
    <>
      {refused.length > 0 && (
        <Card title="이 영업장으로는 지금 신청하실 수 없습니다">
          {refused.map(([at, answer]) => (
            <PlaceEligibility key={at} eligibility={answer} />
          ))}
        </Card>
      )}
      <WholeApplication session={session} draft={draft} applicant={applicant} price={price} />
      <Card>
        <ApplicationFiles files={files} />
      </Card>
      <TermsCard terms={IN_PERSON_REFUND_TERMS} />
      {waits(draft) ? (
        <NoticeBox tone="warn" title="대기자로 신청하십니다. 지금 결제하지 않습니다.">
          <p>
            자리가 나면 순서대로 문자로 알려드립니다. 문자에 적힌 시간 안에 결제하시면 자리가 확정되고, 그
            시간이 지나면 다음 분께 넘어갑니다.
          </p>
        </NoticeBox>
      ) : (
        <Card>
          <PayMethods
            value={draft.paymentType}
            error={wrong.paymentType}
            onChange={(paymentType) => change({ paymentType })}
          />
          <PayNote method={draft.paymentType} refund={inPersonRefundUntilText(session.edu.eduDate)} />
          <NoticeBox title={holdText(draft)}>
            <p>그때까지 결제하지 않으시면 자리가 다른 분께 넘어갑니다.</p>
          </NoticeBox>
        </Card>
      )}
      <Card title="동의해주세요">
        <Consent {...part} education="집합교육" />
      </Card>
    </>
  )
}

function holdText({ paymentType }: Draft): string {
  return paymentType === String(PaymentType.virtualAccount)
    ? '가상계좌는 받으신 입금 기한까지, 늦어도 교육 전날까지 자리를 잡아 둡니다.'
    : '신청하시면 30분 동안 자리를 잡아 둡니다.'
}
