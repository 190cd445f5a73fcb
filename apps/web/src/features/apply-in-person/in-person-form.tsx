import { Button, StepIndicator } from '@hygiene/ui'
import { ChevronRight } from 'lucide-react'
import { ApplicantFields } from '../../applying/applicant-fields.tsx'
import type { Applicant } from '../../applying/applicant.ts'
import { ApplyBar } from '../../applying/apply-bar.tsx'
import { ApplySummary } from '../../applying/apply-summary.tsx'
import { WrongFields } from '../../forms/wrong-fields.tsx'
import { Screen } from '../../frame/screen.tsx'
import type { Course } from './apply-in-person.tsx'
import { ConfirmStep } from './confirm-step.tsx'
import { STEPS, waits } from './draft.ts'
import type { LentSessions } from './lent-sessions.ts'
import { PlacesStep } from './places-step.tsx'
import { SeatGone } from './seat-gone.tsx'
import { SessionStep } from './session-step.tsx'
import { choiceWords, summaryWords } from './summary-words.tsx'
import { useInPersonForm } from './use-in-person-form.ts'

type InPersonFormProps = { course: Course; applicant: Applicant; lent: LentSessions }

export function InPersonForm({ course, applicant, lent }: InPersonFormProps) {
  const form = useInPersonForm(course, applicant)
  const { draft, change, steps, eligibility, pupil, search, price } = form
  const { session } = draft
  const part = { draft, change, wrong: steps.wrong }

  return (
    <Screen
      head={<StepIndicator steps={STEPS} current={steps.step} />}
      aside={<ApplySummary items={summaryWords(draft)} price={price} />}
      bar={
        <ApplyBar
          choice={choiceWords(draft)}
          price={price}
          names={STEPS}
          steps={steps}
          isChecking={form.isChecking}
        >
          {eligibility.isAllEligible && (
            <Button busy={form.isBusy} onClick={form.send}>
              {waits(draft) ? '대기자로 신청하기' : '신청하고 결제하기'}
              <ChevronRight aria-hidden />
            </Button>
          )}
        </ApplyBar>
      }
    >
      <WrongFields wrong={steps.wrong} />
      {steps.step === 1 && (
        <PlacesStep
          desk={form.places}
          wrong={steps.wrong}
          eligibility={eligibility}
          applicantName={applicant.name}
          LicenceSearch={lent.LicenceSearch}
          AddressSearch={lent.AddressSearch}
        />
      )}
      {steps.step === 2 && (
        <SessionStep
          pupil={pupil}
          search={search}
          picked={session}
          change={change}
          error={steps.wrong['sessionNo']}
          verdicts={eligibility.verdicts}
          RegionChoice={lent.RegionChoice}
          SessionChoice={lent.SessionChoice}
        />
      )}
      {steps.step === 3 && <ApplicantFields {...part} applicant={applicant} />}
      {steps.step === 4 && session && (
        <>
          <ConfirmStep
            {...part}
            session={session}
            applicant={applicant}
            price={price}
            eligibility={eligibility}
            PayMethods={lent.PayMethods}
          />
          <SeatGone
            modal={form.gone}
            pupil={pupil}
            search={search}
            full={session}
            onTake={form.takeOther}
            onWait={form.waitAnyway}
            OtherHalls={lent.OtherHalls}
          />
        </>
      )}
    </Screen>
  )
}
