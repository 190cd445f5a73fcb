import { allowed, denied, type Verdict } from '../../verdict.ts'
import { nightUntil } from '../../platform/message/quiet-hours.ts'
import { endOfSeoulYear, seoulYear } from '../../time/seoul-day.ts'

/** The instants of one help; which of them are there decides its state. */
export type HelpFacts = {
  answerBy: Date
  agreedAt: Date | null
  validUntil: Date | null
  refusedAt: Date | null
  endedAt: Date | null
}

export type HelpState = 'asked' | 'agreed' | 'refused' | 'lapsed' | 'ended'
export type HelpAnswer = 'agree' | 'refuse' | 'end'

const DAY_MS = 86_400_000

/** When the text message goes out, and until when it can be answered: 24 hours from then. No answer is a no. */
export function askingTimes(now: Date): { notifiedAt: Date; answerBy: Date } {
  const notifiedAt = nightUntil(now) ?? now
  return { notifiedAt, answerBy: new Date(notifiedAt.getTime() + DAY_MS) }
}

/** A consent holds until the end of the year of education, as the page that asks for it says. */
export function helpUntil(agreedAt: Date): Date {
  return endOfSeoulYear(seoulYear(agreedAt))
}

export function helpStateAt(help: HelpFacts, now: Date): HelpState {
  const { answerBy, agreedAt, validUntil, refusedAt, endedAt } = help
  if (endedAt) return 'ended'
  if (refusedAt) return 'refused'
  if (agreedAt && validUntil) return now < validUntil ? 'agreed' : 'ended'
  return now < answerBy ? 'asked' : 'lapsed'
}

/** The answer by the text message's link: a consent once, a no once, and the end of a consent that was given. */
export function judgeHelpAnswer(help: HelpFacts, answer: HelpAnswer, now: Date): Verdict<'HELP_LINK_OVER'> {
  const state = helpStateAt(help, now)
  const fits = answer === 'end' ? state === 'agreed' : state === 'asked'
  return fits ? allowed() : denied('HELP_LINK_OVER')
}

/** Either side ends a consent; only the helper takes back a question, which the owner answers by the link. */
export function judgeHelpEnd(help: HelpFacts, isOwner: boolean, now: Date): Verdict<'HELP_GONE'> {
  const state = helpStateAt(help, now)
  const mayEnd = state === 'agreed' || (state === 'asked' && !isOwner)
  return mayEnd ? allowed() : denied('HELP_GONE')
}

export type HelpStateForHelper = 'asked' | 'agreed' | 'notAgreed' | 'ended'

/** A no reads like no answer, and not before the 24 hours are over: neither tells whether such a person is a member. */
export function helpStateForHelper(help: HelpFacts, now: Date): HelpStateForHelper {
  const state = helpStateAt(help, now)
  if (state === 'refused') return now < help.answerBy ? 'asked' : 'notAgreed'
  return state === 'lapsed' ? 'notAgreed' : state
}
