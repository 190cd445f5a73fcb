import type { Part } from '@hygiene/client/use-fields'
import { formatWon } from '@hygiene/domain/money/payment/won'
import { addressOnScreen } from '@hygiene/domain/postal-address'
import { type IndustryType, industryTypeLabel } from '@hygiene/domain/text'
import { Button, Card, StepIndicator } from '@hygiene/ui'
import { ChevronRight } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Screen } from '../../../app/layout/screen.tsx'
import type { Applicant } from '../../../shared/application-form/applicant.ts'
import { ApplicantFields } from '../../../shared/application-form/applicant-fields.tsx'
import { knownOf } from '../../../shared/application-form/applicant-text.ts'
import { ApplyBar } from '../../../shared/application-form/apply-bar.tsx'
import { ApplySummary, TwoLines } from '../../../shared/application-form/apply-summary.tsx'
import type { Course } from '../../../shared/application-form/course.ts'
import {
  EligibilityVerdict,
  focusRefusedPlace,
} from '../../../shared/application-form/eligibility-verdict.tsx'
import { LastPlace } from '../../../shared/application-form/last-place.tsx'
import { withKnownPosition } from '../../../shared/application-form/owner.ts'
import { isBlankPlace, isJudgeable, type Place } from '../../../shared/application-form/place.ts'
import { PlaceForm } from '../../../shared/application-form/place-form.tsx'
import { TradeCard } from '../../../shared/application-form/trade-card.tsx'
import { useHeldFiles } from '../../../shared/files/picker/use-held-files.ts'
import { useDraft } from '../../../shared/forms/use-draft.ts'
import { useSteps } from '../../../shared/forms/use-steps.ts'
import { WrongFields } from '../../../shared/forms/wrong-fields.tsx'
import { payButton } from '../../../shared/pay-methods/pay-text.ts'
import { StudyGuard, usePaymentClosed } from '../../../shared/study-guard/study-guard.tsx'
import { ConfirmStep } from './confirm-step.tsx'
import { type Draft, EMPTY_DRAFT, judgesOf, namesOf, STEPS } from './draft.ts'
import { EligibilityAnswer, nextLink } from './eligibility-answer.tsx'
import { useEligibility } from './use-eligibility.ts'
import { useSubmit } from './use-submit.ts'

const PLACE_STEP = 1
const HOME = { label: '처음 화면으로', to: '/main' }

type ApplyFormProps = { course: Course; applicant: Applicant }

export function ApplyForm({ course, applicant }: ApplyFormProps) {
  const industryType = course.industryType
  const owner = { userId: applicant.userId, form: `online.${industryType}` }
  const written = useDraft<Draft>(owner, { ...EMPTY_DRAFT, ...knownOf(applicant) })
  const draft = withKnownPosition(written.draft, namesOf(written.draft, applicant.name))
  const kept = { ...written, draft }
  const steps = useSteps(judgesOf(draft, applicant.name), '/edu/online')
  const eligibility = useEligibility(industryType, draft)
  const { data: answer } = eligibility.query
  const isPaymentClosed = usePaymentClosed({ industryType })
  const price = answer?.eligible === false || isPaymentClosed ? null : course.price
  const files = useHeldFiles()
  const submit = useSubmit(industryType, kept, files)
  const [isChecking, setIsChecking] = useState(false)
  const trade = industryTypeLabel[industryType]

  const part = {
    draft,
    wrong: steps.wrong,
    change: (changed: Partial<Draft>) => {
      kept.change(changed)
      steps.settle(Object.keys(changed))
    },
  }

  /** Leaving the place step requires an eligible place. */
  async function next() {
    if (steps.step !== PLACE_STEP) return steps.next()
    if (!steps.passes()) return undefined
    setIsChecking(true)
    const mayGoOn = await eligibility.ask().finally(() => setIsChecking(false))
    return mayGoOn ? steps.next() : focusRefusedPlace()
  }

  const verdict = isJudgeable(draft) && (
    <EligibilityVerdict query={eligibility.query}>
      {(judged) => <EligibilityAnswer eligibility={judged} />}
    </EligibilityVerdict>
  )

  return (
    <Screen
      head={<StepIndicator steps={STEPS} current={steps.step} />}
      aside={
        <ApplySummary
          price={price}
          items={[
            { term: '업종', detail: `${trade} · 기존 영업자` },
            { term: '교육', detail: `온라인 ${course.hours}시간` },
            {
              term: '영업장',
              detail: (
                <TwoLines
                  main={draft.businessName || '아직 적지 않으셨습니다.'}
                  small={addressOnScreen(draft.address)}
                />
              ),
            },
          ]}
        />
      }
      bar={
        <ApplyBar
          choice={draft.businessName || trade}
          price={price}
          names={STEPS}
          steps={{ ...steps, next: () => void next() }}
          isChecking={isChecking}
          nextLink={isPaymentClosed ? HOME : nextLink(answer)}
        >
          {answer?.eligible && (
            <Button busy={submit.isBusy} onClick={() => steps.passes() && submit.apply()}>
              신청하고 {payButton(draft.paymentType, formatWon(course.price))}
              <ChevronRight aria-hidden />
            </Button>
          )}
        </ApplyBar>
      }
    >
      <StudyGuard about={{ industryType }} />
      <WrongFields wrong={steps.wrong} />
      {steps.step === PLACE_STEP && (
        <PlaceStep
          {...part}
          industryType={industryType}
          verdict={verdict}
          isRefused={answer?.eligible === false}
        />
      )}
      {steps.step === 2 && (
        <ApplicantFields {...part} applicant={applicant} representatives={[draft.representative]} />
      )}
      {steps.step === 3 && (
        <ConfirmStep
          {...part}
          course={course}
          applicant={applicant}
          files={files}
          verdict={!answer?.eligible && verdict}
        />
      )}
    </Screen>
  )
}

type PlaceStepProps = Part<Place> & { industryType: IndustryType; verdict: ReactNode; isRefused: boolean }

function PlaceStep({ industryType, verdict, isRefused, ...form }: PlaceStepProps) {
  return (
    <>
      <TradeCard title="어떤 업종을 하고 계십니까?" industryType={industryType} chooseAt="/edu/online" />
      {isBlankPlace(form.draft) && <LastPlace {...form} industryType={industryType} />}
      <Card
        title="교육받을 영업장을 알려주세요"
        lead="영업신고번호를 찾으시면 신청하실 수 있는지 바로 알려드립니다. 영업신고증을 보고 직접 쓰셔도 됩니다."
      >
        <PlaceForm {...form} verdict={verdict} isRefused={isRefused} />
      </Card>
    </>
  )
}
