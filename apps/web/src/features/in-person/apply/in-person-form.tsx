import { formatSession, monthDayOnScreen } from '@hygiene/domain/in-person/session/session-text'
import { formatWon } from '@hygiene/domain/money/payment/won'
import { industryTypeLabel } from '@hygiene/domain/text'
import { Button, Card, type Definition, NoticeBox, StepIndicator } from '@hygiene/ui'
import { ChevronRight } from 'lucide-react'
import { Screen } from '../../../app/layout/screen.tsx'
import type { Applicant } from '../../../shared/application-form/applicant.ts'
import { ApplicantFields } from '../../../shared/application-form/applicant-fields.tsx'
import { ApplyBar } from '../../../shared/application-form/apply-bar.tsx'
import { ApplySummary, TwoLines } from '../../../shared/application-form/apply-summary.tsx'
import type { Course } from '../../../shared/application-form/course.ts'
import { WrongFields } from '../../../shared/forms/wrong-fields.tsx'
import { payButton } from '../../../shared/pay-methods/pay-text.ts'
import { RegionChoice } from '../../../shared/session-calendar/region-choice.tsx'
import { SessionChoice } from '../../../shared/session-calendar/session-choice.tsx'
import type { Pupil, Session, SessionSearch } from '../../../shared/session-calendar/session-search.ts'
import { ConfirmStep } from './confirm-step.tsx'
import { type Draft, namesOf, STEPS, waits } from './draft.ts'
import { nextLink, PlaceEligibility, refusedAlone } from './place-eligibility.tsx'
import { tradesOf } from './places.ts'
import { PlacesStep } from './places-step.tsx'
import { SeatGone } from './seat-gone.tsx'
import type { EligibilityAnswers } from './use-eligibility.ts'
import { useInPersonForm } from './use-in-person-form.ts'

type InPersonFormProps = { course: Course; applicant: Applicant }

export function InPersonForm({ course, applicant }: InPersonFormProps) {
  const form = useInPersonForm(course, applicant)
  const { draft, change, steps, eligibility, pupil, search, price } = form
  const { session } = draft
  const part = { draft, change, wrong: steps.wrong }
  // A session of another year may have another verdict, so only the first step ends the application.
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

function summaryText({ places, session }: Draft): readonly Definition[] {
  const written = places.filter(({ businessName }) => businessName !== '')
  return [
    { term: '업종', detail: `${tradeText({ places })} · 신규 영업자` },
    {
      term: '영업장',
      detail:
        written.length === 0
          ? '아직 적지 않으셨습니다.'
          : written.map(({ industryType, licenseNumber, businessName, address }) => (
              <TwoLines
                key={`${industryType} ${licenseNumber} ${businessName}`}
                main={businessName}
                small={address}
              />
            )),
    },
    {
      term: '교육 일정',
      detail: session ? (
        <TwoLines main={formatSession(session.edu)} small={session.list.location} />
      ) : (
        '아직 고르지 않으셨습니다.'
      ),
    },
  ]
}

function choiceText(draft: Draft): string {
  const { places, session } = draft
  if (session) return `${monthDayOnScreen(session.edu.eduDate)} ${session.list.location}`
  const first = places[0]?.businessName
  if (!first) return tradeText(draft)
  return places.length > 1 ? `${first} 외 ${places.length - 1}곳` : first
}

function tradeText({ places }: Pick<Draft, 'places'>): string {
  return tradesOf(places)
    .map((trade) => industryTypeLabel[trade])
    .join(', ')
}

type SessionStepProps = {
  pupil: Pupil
  search: SessionSearch
  picked: Session | null
  change: (changed: Partial<Pick<Draft, 'search' | 'session'>>) => void
  error: string | undefined
  eligibility: EligibilityAnswers['answers']
}

function SessionStep({ pupil, search, picked, change, error, eligibility }: SessionStepProps) {
  const view = (next: SessionSearch) => change({ search: next, session: null })
  return (
    <>
      <Card
        title="어느 지역에서 받으시겠습니까?"
        lead="교육을 받을 지역을 골라주세요. 영업장과 다른 지역도 됩니다."
      >
        <RegionChoice search={search} onSearch={view} legend="교육을 받을 지역" hideLegend />
      </Card>
      <Card
        title="날짜와 교육장을 골라주세요"
        lead="‘곳’이 적힌 날짜에 교육이 있습니다. 숫자는 자리가 남은 교육장 수입니다."
      >
        <SessionChoice
          pupil={pupil}
          search={search}
          onSearch={view}
          picked={picked}
          onPick={(session) => change({ session })}
          error={error}
        />
        {picked &&
          refusedOf(eligibility).map((answer, at) => <PlaceEligibility key={at} eligibility={answer} />)}
        <NoticeBox title="교육 전날까지 취소하면 전액 환불됩니다.">
          <p>교육 당일부터는 환불되지 않습니다. 일정은 신청 내역의 ‘일정 변경’에서 바꿀 수 있습니다.</p>
        </NoticeBox>
      </Card>
    </>
  )
}

/** A session of another year may have another verdict. */
function refusedOf(answers: EligibilityAnswers['answers']) {
  return answers.filter(({ data, isError }) => isError || data?.eligible === false)
}
