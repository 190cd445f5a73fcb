import { type EnrolmentStatus, hasEnded } from '../enrolment/enrolment-status.ts'
import { type Verdict, allowed, denied } from '../../verdict.ts'

export type StudyStep = 'lectures' | 'survey' | 'identity' | 'exam' | 'completed'
export type StudyAction = Exclude<StudyStep, 'completed'>

export type StudyFacts = {
  status: EnrolmentStatus
  lectureCount: number
  finishedLectureCount: number
  isSurveyDone: boolean
  identity: { checkedAt: Date; isEnrolledPerson: boolean } | null
}

export type StudyOrderReason =
  | 'LECTURES_NOT_FINISHED'
  | 'SURVEY_NOT_DONE'
  | 'IDENTITY_NOT_CHECKED'
  | 'ALREADY_COMPLETED'
  | 'NOT_PAID'
  | 'ENROLMENT_ENDED'

export const studyOrderSentence: Record<StudyOrderReason, string> = {
  LECTURES_NOT_FINISHED: '모든 강의를 끝까지 시청한 뒤 진행할 수 있습니다.',
  SURVEY_NOT_DONE: '설문조사를 먼저 해주세요.',
  IDENTITY_NOT_CHECKED: '평가 전에 본인확인을 해주세요. 본인확인은 30분 동안 유효합니다.',
  ALREADY_COMPLETED: '이미 수료하셨습니다. 수료증을 출력해주세요.',
  NOT_PAID: '결제를 마친 뒤 수강할 수 있습니다.',
  ENROLMENT_ENDED: '취소되었거나 기간이 끝난 교육입니다. 신청 내역을 확인해주세요.',
}

export const IDENTITY_VALID_MINUTES = 30

export function nextStudyStep(facts: StudyFacts, now: Date): StudyStep {
  if (facts.status === 'completed') return 'completed'
  if (!areLecturesFinished(facts)) return 'lectures'
  if (!facts.isSurveyDone) return 'survey'
  return isIdentityValid(facts, now) ? 'exam' : 'identity'
}

export type StudyRefusal<A extends StudyAction> = {
  lectures: 'ALREADY_COMPLETED' | 'NOT_PAID' | 'ENROLMENT_ENDED'
  survey: StudyRefusal<'lectures'> | 'LECTURES_NOT_FINISHED'
  identity: StudyRefusal<'survey'> | 'SURVEY_NOT_DONE'
  exam: StudyOrderReason
}[A]

/** Each step requires all steps before it; completed steps may be viewed again. */
export function mayDo<A extends StudyAction>(
  action: A,
  facts: StudyFacts,
  now: Date,
): Verdict<StudyRefusal<A>> {
  return judge(action, facts, now) as Verdict<StudyRefusal<A>>
}

function judge(action: StudyAction, facts: StudyFacts, now: Date): Verdict<StudyOrderReason> {
  if (facts.status === 'completed') return denied('ALREADY_COMPLETED')
  if (facts.status === 'applied') return denied('NOT_PAID')
  if (hasEnded(facts.status)) return denied('ENROLMENT_ENDED')

  if (action === 'lectures') return allowed()
  if (!areLecturesFinished(facts)) return denied('LECTURES_NOT_FINISHED')
  if (action === 'survey') return allowed()
  if (!facts.isSurveyDone) return denied('SURVEY_NOT_DONE')
  if (action === 'identity') return allowed()
  return isIdentityValid(facts, now) ? allowed() : denied('IDENTITY_NOT_CHECKED')
}

/** A course without lectures is never finished: an empty course must not issue certificates. */
function areLecturesFinished(facts: StudyFacts): boolean {
  return facts.lectureCount > 0 && facts.finishedLectureCount >= facts.lectureCount
}

/** An identity check is valid for 30 minutes, and only for the enrolled person. */
export function isIdentityValid(facts: Pick<StudyFacts, 'identity'>, now: Date): boolean {
  if (facts.identity === null || !facts.identity.isEnrolledPerson) return false
  const ageMs = now.getTime() - facts.identity.checkedAt.getTime()
  return ageMs < IDENTITY_VALID_MINUTES * 60 * 1000
}
