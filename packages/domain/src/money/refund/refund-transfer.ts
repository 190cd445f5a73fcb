import { type SeoulDay, seoulDay } from '../../time/seoul-day.ts'
import { type Verdict, allowed, denied } from '../../verdict.ts'

export function judgeTransferDay(
  transferredOn: SeoulDay,
  { askedAt }: { askedAt: Date },
  now: Date,
): Verdict<'TRANSFER_DAY_WRONG'> {
  const isPlausible = seoulDay(askedAt) <= transferredOn && transferredOn <= seoulDay(now)
  return isPlausible ? allowed() : denied('TRANSFER_DAY_WRONG')
}

/** Matches a calendar day without further digits: «2012-10-30-7890123» is an account. */
const DAY = /\b20\d{2}[-./ ]{1,2}(?:0?[1-9]|1[0-2])[-./ ]{1,2}(?:0?[1-9]|[12]\d|3[01])\b(?!-\d)/g
const LONG_NUMBER = /\d(?:[-./ ]?\d){9,}/

/**
 * Account numbers have ten digits or more; days are ignored. A note must not contain one, because account numbers are stored only
 * encrypted (safety measures notice, Art. 7).
 */
export function holdsAccountNumber(text: string): boolean {
  const plain = text.normalize('NFKC').replaceAll(/\p{Dash}/gu, '-')
  return LONG_NUMBER.test(plain.replaceAll(DAY, '·'))
}
