import { type IndustryType, industryTypeLabel } from '@hygiene/domain'
import { Button, StepIndicator } from '@hygiene/ui'
import { ChevronRight } from 'lucide-react'
import { ApplicantFields } from '../../applying/applicant-fields.tsx'
import { knownOf } from '../../applying/applicant-words.ts'
import type { Applicant } from '../../applying/applicant.ts'
import { ApplyBar } from '../../applying/apply-bar.tsx'
import { ApplySummary, TwoLines } from '../../applying/apply-summary.tsx'
import type { LentParts } from '../../applying/lent-parts.ts'
import { useDraft } from '../../forms/use-draft.ts'
import { useSteps } from '../../forms/use-steps.ts'
import { WrongFields } from '../../forms/wrong-fields.tsx'
import { Screen } from '../../frame/screen.tsx'
import type { Course } from './apply.tsx'
import { ConfirmStep } from './confirm-step.tsx'
import { type Draft, EMPTY_DRAFT, judgesOf, STEPS } from './draft.ts'
import { PlaceStep } from './place-step.tsx'
import { useSubmit } from './use-submit.ts'

type ApplyFormProps = { course: Course; applicant: Applicant; lent: LentParts }

export function ApplyForm({ course, applicant, lent }: ApplyFormProps) {
  const industryType = course.industryType as IndustryType
  const owner = { userId: applicant.userId, form: `online.${industryType}` }
  const desk = useDraft<Draft>(owner, { ...EMPTY_DRAFT, ...knownOf(applicant) })
  const { draft } = desk
  const steps = useSteps(judgesOf(draft), '/edu/online')
  const submit = useSubmit(industryType, desk)
  const trade = industryTypeLabel[industryType]

  const part = {
    draft,
    wrong: steps.wrong,
    change: (changed: Partial<Draft>) => {
      desk.change(changed)
      steps.settle(Object.keys(changed))
    },
  }

  return (
    <Screen
      head={<StepIndicator steps={STEPS} current={steps.step} />}
      aside={
        <ApplySummary
          price={course.price}
          items={[
            { term: '업종', detail: `${trade} · 기존 영업자` },
            { term: '교육', detail: `온라인 ${course.hours}시간` },
            {
              term: '영업장',
              detail: (
                <TwoLines main={draft.businessName || '아직 적지 않으셨습니다.'} small={draft.address} />
              ),
            },
          ]}
        />
      }
      bar={
        <ApplyBar choice={draft.businessName || trade} price={course.price} names={STEPS} steps={steps}>
          {submit.eligibility.data?.eligible && (
            <Button busy={submit.isBusy} onClick={() => steps.passes() && submit.apply()}>
              신청하고 결제하기
              <ChevronRight aria-hidden />
            </Button>
          )}
        </ApplyBar>
      }
    >
      <WrongFields wrong={steps.wrong} />
      {steps.step === 1 && (
        <PlaceStep
          {...part}
          industryType={industryType}
          applicantName={applicant.name}
          LicenceSearch={lent.LicenceSearch}
          AddressSearch={lent.AddressSearch}
        />
      )}
      {steps.step === 2 && <ApplicantFields {...part} applicant={applicant} />}
      {steps.step === 3 && (
        <ConfirmStep
          {...part}
          course={course}
          applicant={applicant}
          eligibility={submit.eligibility}
          PayMethods={lent.PayMethods}
        />
      )}
    </Screen>
  )
}
