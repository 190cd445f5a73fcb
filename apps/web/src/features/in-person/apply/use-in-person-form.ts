import { SalesType } from '@hygiene/domain/text'
import { useState } from 'react'
import { knownOf } from '../../../shared/application-form/applicant-text.ts'
import type { Applicant } from '../../../shared/application-form/applicant.ts'
import { beginSearch, type Session } from '../../../shared/session-calendar/session-search.ts'
import { useHeldFiles } from '../../../shared/files/picker/use-held-files.ts'
import { useDraft } from '../../../shared/forms/use-draft.ts'
import { useSteps } from '../../../shared/forms/use-steps.ts'
import { useHashModal } from '../../../app/router/use-hash-modal.ts'
import type { Course } from '../../../shared/application-form/course.ts'
import { beginDraft, type Draft, judgesOf, namesOf, waits } from './draft.ts'
import { focusRefusedPlace } from '../../../shared/application-form/eligibility-verdict.tsx'
import { withKnownPosition } from '../../../shared/application-form/owner.ts'
import { emptyPlace, tradesOf } from './places.ts'
import { useEligibility } from './use-eligibility.ts'
import { usePlaces } from './use-places.ts'
import { useSubmit } from './use-submit.ts'

const PLACES_STEP = 1
const SESSION_STEP = 2

export function useInPersonForm(course: Course, applicant: Applicant) {
  const industryType = course.industryType
  const owner = { userId: applicant.userId, form: `inPerson.${industryType}` }
  const beginning = { ...beginDraft(emptyPlace(industryType)), ...knownOf(applicant) }
  const written = useDraft<Draft>(owner, beginning)
  const draft = withKnownPosition(written.draft, namesOf(written.draft, applicant.name))
  const kept = { ...written, draft }
  const steps = useSteps(judgesOf(draft, applicant.name), '/edu/offline')
  const eligibility = useEligibility(draft.places, steps.step === PLACES_STEP ? null : draft.session)
  const gone = useHashModal('full')
  const [now] = useState(() => new Date())
  const [isChecking, setIsChecking] = useState(false)

  const files = useHeldFiles()
  const submit = useSubmit(kept, {
    files,
    onFull: gone.open,
    onChooseAgain: () => {
      kept.change({ session: null })
      steps.returnTo(SESSION_STEP)
    },
    askEligibilityAgain: eligibility.askAgain,
  })

  function change(changed: Partial<Draft>) {
    kept.change(changed)
    steps.settle([...Object.keys(changed), ...('session' in changed ? ['sessionNo'] : [])])
  }

  async function next() {
    if (steps.step > SESSION_STEP) return steps.next()
    if (!steps.passes()) return undefined
    setIsChecking(true)
    const mayGoOn = await eligibility.ask().finally(() => setIsChecking(false))
    return mayGoOn ? steps.next() : focusRefusedPlace()
  }

  function takeOther(session: Session) {
    change({ session })
    gone.close()
    submit.apply(session, false)
  }

  return {
    draft,
    change,
    steps: { ...steps, next: () => void next() },
    places: usePlaces(kept, steps),
    eligibility,
    isChecking,
    pupil: { salesType: SalesType.new, industryTypes: tradesOf(draft.places) },
    search: draft.search ?? beginSearch(now, draft.places[0]?.sidoCode),
    price: eligibility.answers.reduce((sum, { data }) => sum + (data?.price ?? course.price), 0),
    files,
    gone,
    isBusy: submit.isBusy,
    send: () => {
      if (draft.session && steps.passes()) submit.apply(draft.session, waits(draft))
    },
    takeOther,
    waitAnyway: () => {
      gone.close()
      if (draft.session) submit.apply(draft.session, true)
    },
  }
}
