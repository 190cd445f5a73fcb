import { formatWon } from '@hygiene/domain/money/payment/won'
import { Button, StepIndicator } from '@hygiene/ui'
import { ChevronRight } from 'lucide-react'
import { ApplicantFields } from '../../../shared/application-form/applicant-fields.tsx'
import type { Applicant } from '../../../shared/application-form/applicant.ts'
import { ApplyBar } from '../../../shared/application-form/apply-bar.tsx'
import { ApplySummary } from '../../../shared/application-form/apply-summary.tsx'
import { payButton } from '../../../shared/pay-methods/pay-text.ts'
import { WrongFields } from '../../../shared/forms/wrong-fields.tsx'
import { Screen } from '../../../app/layout/screen.tsx'
import type { Course } from '../../../shared/application-form/course.ts'
import { ConfirmStep } from './confirm-step.tsx'
import { namesOf, STEPS, waits } from './draft.ts'
import { refusedAlone, nextLink } from './place-eligibility.tsx'
import { PlacesStep } from './places-step.tsx'
import { SeatGone } from './seat-gone.tsx'
import { SessionStep } from './session-step.tsx'
import { choiceText, summaryText } from './summary-text.tsx'
import { useInPersonForm } from './use-in-person-form.ts'

type InPersonFormProps = { course: Course; applicant: Applicant }

export function InPersonForm({ course, applicant }: InPersonFormProps) {
  const form = useInPersonForm(course, applicant)
  const { draft, change, steps, eligibility, pupil, search, price } = form
  const { session } = draft
  const part = { draft, change, wrong: steps.wrong }
  // A session of another year may have another answer: only the first step ends the application.
  const refused = steps.step === 1 ? refusedAlone(eligibility) : null

  return (
    <Screen
      head={<StepIndicator steps={STEPS} current={steps.step} />}
      aside={<ApplySummary items={summaryText(draft)} price={refused ? null : price} />}
      bar={
        <ApplyBar
          choice={choiceText(draft)}
          price={refused ? null : price}
          names={STEPS}
          steps={steps}
          isChecking={form.isChecking}
          nextLink={refused && nextLink(refused)}
        >
          {eligibility.isAllEligible && (
            <Button busy={form.isBusy} onClick={form.send}>
              {waits(draft)
                ? '대기자로 신청하기'
                : `신청하고 ${payButton(draft.paymentType, formatWon(price))}`}
              <ChevronRight aria-hidden />
            </Button>
          )}
        </ApplyBar>
      }
    >
      <WrongFields wrong={steps.wrong} />
      {steps.step === 1 && <PlacesStep editing={form.places} wrong={steps.wrong} eligibility={eligibility} />}
      {steps.step === 2 && (
        <SessionStep
          pupil={pupil}
          search={search}
          picked={session}
          change={change}
          error={steps.wrong['sessionNo']}
          eligibility={eligibility.answers}
        />
      )}
      {steps.step === 3 && (
        <ApplicantFields
          {...part}
          applicant={applicant}
          representatives={namesOf(draft, applicant.name).representatives}
        />
      )}
      {steps.step === 4 && session && (
        <>
          <ConfirmStep
            {...part}
            session={session}
            applicant={applicant}
            price={price}
            files={form.files}
            eligibility={eligibility}
          />
          <SeatGone
            modal={form.gone}
            pupil={pupil}
            search={search}
            full={session}
            onTake={form.takeOther}
            onWait={form.waitAnyway}
          />
        </>
      )}
    </Screen>
  )
}
