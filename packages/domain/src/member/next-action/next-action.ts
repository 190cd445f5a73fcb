import { type InPersonStatus, isInPersonLive } from '../../in-person/enrolment/record-status.ts'
import { depositAskedUntil } from '../../in-person/seat/hold-length.ts'
import { hasHoldLapsed, type Seat } from '../../in-person/seat/seat-taken.ts'
import {
  type ApplicationWindow,
  isApplicationOpen,
  nextOpeningAt,
} from '../../education/enrolment/application-window.ts'
import { hasEnded } from '../../education/enrolment/enrolment-status.ts'
import { finishUntil, studyDeadline } from '../../education/study/study-deadline.ts'
import { unpaidLapsesAfter } from '../../education/enrolment/unpaid-lapse.ts'
import { isOverdue } from '../../money/payment/account-term.ts'
import { nextStudyStep, type StudyStep } from '../../education/study/study-order.ts'
import { type StudyRecord, statusAt, studyFactsAt } from '../../education/study/study-record.ts'
import { addSeoulDays, endOfSeoulYear, seoulYear, startOfSeoulDay } from '../../time/seoul-day.ts'

/**
 * Gives the progress of one education. In person, `seat` awaits its payment, `offered` an answer, and `presence` the
 * association's decision about full attendance.
 */
export const actionStates = [
  'apply',
  'closed',
  'pay',
  'deposit',
  'begin',
  'watch',
  'survey',
  'identity',
  'exam',
  'completed',
  'seat',
  'offered',
  'waiting',
  'come',
  'presence',
] as const
export type ActionState = (typeof actionStates)[number]

export type Action = { state: ActionState; deadlineAt: Date | null }

export type OnlineActionFacts = StudyRecord & {
  appliedAt: Date
  studiedSeconds: number
  accountExpiresAt: Date | null
}

/** Returns null where the enrolment has ended uncompleted, even before a job has recorded it. */
export function nextOnlineAction(facts: OnlineActionFacts, now: Date): Action | null {
  const status = statusAt(facts, now)
  if (status === 'completed') return { state: 'completed', deadlineAt: null }
  if (hasEnded(status)) return null
  if (status === 'applied') return payAction(facts, now)
  const step = nextStudyStep(studyFactsAt(facts, now), now)
  return {
    state: studyActionState(step, facts.studiedSeconds),
    deadlineAt: finishUntil(facts, now),
  }
}

export function studyActionState(step: StudyStep, studiedSeconds: number) {
  if (step !== 'lectures') return step
  return studiedSeconds > 0 ? 'watch' : 'begin'
}

function payAction({ appliedAt, accountExpiresAt, year }: OnlineActionFacts, now: Date): Action | null {
  const end = endOfSeoulYear(year)
  if (accountExpiresAt && !isOverdue({ accountExpiresAt }, now)) {
    return { state: 'deposit', deadlineAt: earlier(accountExpiresAt, end) }
  }
  const deadlineAt = earlier(startOfSeoulDay(addSeoulDays(unpaidLapsesAfter(appliedAt), 1)), end)
  return deadlineAt > now ? { state: 'pay', deadlineAt } : null
}

export type InPersonActionFacts = {
  status: InPersonStatus
  seat: Seat
  heldUntil: Date | null
  startsAt: Date
  endsAt: Date
  isSessionCancelled: boolean
  accountExpiresAt: Date | null
  offerUntil: Date | null
}

export function nextInPersonAction(facts: InPersonActionFacts, now: Date): Action | null {
  const { status, startsAt, endsAt } = facts
  if (status === 'completed') return { state: 'completed', deadlineAt: null }
  if (!isInPersonLive(status) || facts.isSessionCancelled) return null
  if (status === 'applied') return seatAction(facts, now)
  return endsAt > now ? { state: 'come', deadlineAt: startsAt } : { state: 'presence', deadlineAt: null }
}

function seatAction(
  { seat, heldUntil, accountExpiresAt, offerUntil }: InPersonActionFacts,
  now: Date,
): Action | null {
  if (seat === 'waiting') {
    return offerUntil && offerUntil > now
      ? { state: 'offered', deadlineAt: offerUntil }
      : { state: 'waiting', deadlineAt: null }
  }
  if (seat !== 'held' || hasHoldLapsed({ heldUntil }, now)) return null
  if (accountExpiresAt && !isOverdue({ accountExpiresAt }, now)) {
    return {
      state: 'deposit',
      deadlineAt: depositAskedUntil(accountExpiresAt, heldUntil),
    }
  }
  return { state: 'seat', deadlineAt: heldUntil }
}

/** Applies without an education of this year: the person may apply, or waits until applications open (`deadlineAt`). */
export function actionWithoutEducation(windows: readonly ApplicationWindow[], now: Date): Action {
  if (!isApplicationOpen(windows, now)) return { state: 'closed', deadlineAt: nextOpeningAt(windows, now) }
  const closes = windows.filter(({ opensAt, closesAt }) => opensAt <= now && now < closesAt)
  const last = new Date(Math.max(...closes.map(({ closesAt }) => closesAt.getTime())))
  return {
    state: 'apply',
    deadlineAt: earlier(last, studyDeadline(seoulYear(now))),
  }
}

/** These states require nothing of the person, so they come last. */
const AT_REST: readonly ActionState[] = ['waiting', 'presence', 'completed']

/** Sorts by the nearest deadline; equal actions keep their order. The first is the person's main action. */
export function orderActions<A extends Action>(actions: readonly A[]): A[] {
  return actions.toSorted((a, b) => turnOf(a) - turnOf(b) || timeOf(a) - timeOf(b))
}

function turnOf({ state }: Action): number {
  return AT_REST.indexOf(state) + 1
}

function timeOf({ deadlineAt }: Action): number {
  return deadlineAt?.getTime() ?? Number.MAX_SAFE_INTEGER
}

function earlier(one: Date, other: Date): Date {
  return one < other ? one : other
}
