import { formatPhone, type IndustryType } from '@hygiene/domain'
import { StepIndicator } from '@hygiene/ui'
import { useEffect, useRef } from 'react'
import { Screen } from '../../frame/screen.tsx'
import { ApplicantStep } from './applicant-step.tsx'
import type { Applicant, Course } from './apply.tsx'
import { ApplyBar } from './apply-bar.tsx'
import { ApplySummary } from './apply-summary.tsx'
import type { ApplySlots } from './apply-slots.ts'
import { ConfirmStep } from './confirm-step.tsx'
import { type Draft, EMPTY_DRAFT } from './draft.ts'
import { PlaceStep } from './place-step.tsx'
import { STEPS } from './rules.ts'
import { useDraft } from './use-draft.ts'
import { useSteps } from './use-steps.ts'
import { useSubmit } from './use-submit.ts'
import { WrongFields } from './wrong-fields.tsx'

type ApplyFormProps = { course: Course; applicant: Applicant; slots: ApplySlots }

export function ApplyForm({ course, applicant, slots }: ApplyFormProps) {
  const industryType = course.industryType as IndustryType
  const desk = useDraft({ userId: applicant.userId, industryType }, beginningFor(applicant))
  const steps = useSteps(desk.draft)
  const submit = useSubmit(industryType, desk)
  useHeadingOnNewStep(steps.step)

  const { LicenceSearch, AddressSearch, PayMethods } = slots
  const part = {
    draft: desk.draft,
    wrong: steps.wrong,
    change: (changed: Partial<Draft>) => {
      desk.change(changed)
      steps.settle(Object.keys(changed) as (keyof Draft)[])
    },
  }

  return (
    <Screen
      head={<StepIndicator steps={STEPS} current={steps.step} />}
      aside={<ApplySummary course={course} draft={desk.draft} />}
      bar={<ApplyBar course={course} draft={desk.draft} steps={steps} submit={submit} />}
    >
      <WrongFields wrong={steps.wrong} />
      {steps.step === 1 && (
        <PlaceStep
          {...part}
          industryType={industryType}
          applicantName={applicant.name}
          LicenceSearch={LicenceSearch}
          AddressSearch={AddressSearch}
        />
      )}
      {steps.step === 2 && <ApplicantStep {...part} applicant={applicant} />}
      {steps.step === 3 && (
        <ConfirmStep
          {...part}
          course={course}
          applicant={applicant}
          eligibility={submit.eligibility}
          PayMethods={PayMethods}
        />
      )}
    </Screen>
  )
}

/** What the account knows already is not asked again (WCAG 3.3.7). */
function beginningFor({ phone, companyPhone }: Applicant): Draft {
  return { ...EMPTY_DRAFT, phone: formatPhone(phone), companyPhone: formatPhone(companyPhone) }
}

/** A new step is read out and seen from its beginning. */
function useHeadingOnNewStep(step: number) {
  const last = useRef(step)
  useEffect(() => {
    if (last.current === step) return
    last.current = step
    window.scrollTo({ top: 0 })
    const heading = document.querySelector<HTMLElement>('main h2')
    heading?.setAttribute('tabindex', '-1')
    heading?.focus({ preventScroll: true })
  }, [step])
}
