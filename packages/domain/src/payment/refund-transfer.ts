import { type SeoulDay, seoulDay } from '../time/seoul-day.ts'
import { type Verdict, allowed, denied } from '../verdict.ts'

/** Nobody sends money back before it was asked for, nor tomorrow. */
export function judgeTransferDay(
  transferredOn: SeoulDay,
  { askedAt }: { askedAt: Date },
  now: Date,
): Verdict<'TRANSFER_DAY_WRONG'> {
  const isPlausible = seoulDay(askedAt) <= transferredOn && transferredOn <= seoulDay(now)
  return isPlausible ? allowed() : denied('TRANSFER_DAY_WRONG')
}

/** A day of the calendar that no further digits follow: «2012-10-30-7890123» is an account. */
const DAY = /\b20\d{2}[-./ ]{1,2}(?:0?[1-9]|1[0-2])[-./ ]{1,2}(?:0?[1-9]|[12]\d|3[01])\b(?!-\d)/g
const LONG_NUMBER = /\d(?:[-./ ]?\d){9,}/

/** Account numbers have ten digits or more; a day is none. They are kept sealed or not at all (safety measures notice, Art. 7). */
export function holdsAccountNumber(text: string): boolean {
  const plain = text.normalize('NFKC').replaceAll(/\p{Dash}/gu, '-')
  return LONG_NUMBER.test(plain.replaceAll(DAY, '·'))
}
