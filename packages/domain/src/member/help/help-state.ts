import { allowed, denied, type Verdict } from '../../verdict.ts'
import { nightUntil } from '../../platform/message/quiet-hours.ts'
import { endOfSeoulYear, seoulYear } from '../../time/seoul-day.ts'

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

/** Returns when the text message is sent and the deadline 24 hours later. No answer counts as a refusal. */
export function askingTimes(now: Date): { notifiedAt: Date; answerBy: Date } {
  const notifiedAt = nightUntil(now) ?? now
  return { notifiedAt, answerBy: new Date(notifiedAt.getTime() + DAY_MS) }
}

/** A consent lasts until the end of the year of education, as the page that asks for it says. */
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

export function judgeHelpAnswer(help: HelpFacts, answer: HelpAnswer, now: Date): Verdict<'HELP_LINK_OVER'> {
  const state = helpStateAt(help, now)
  const fits = answer === 'end' ? state === 'agreed' : state === 'asked'
  return fits ? allowed() : denied('HELP_LINK_OVER')
}

/** Either side may end a consent; only the helper withdraws a request, which the owner answers by the link. */
export function judgeHelpEnd(help: HelpFacts, isOwner: boolean, now: Date): Verdict<'HELP_GONE'> {
  const state = helpStateAt(help, now)
  const mayEnd = state === 'agreed' || (state === 'asked' && !isOwner)
  return mayEnd ? allowed() : denied('HELP_GONE')
}

export type HelpStateForHelper = 'asked' | 'agreed' | 'notAgreed' | 'ended'

/** A refusal shows as no answer, and only after the 24 hours: this hides whether such a person is a member. */
export function helpStateForHelper(help: HelpFacts, now: Date): HelpStateForHelper {
  const state = helpStateAt(help, now)
  if (state === 'refused') return now < help.answerBy ? 'asked' : 'notAgreed'
  return state === 'lapsed' ? 'notAgreed' : state
}
