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

const DAY = /\b20\d{2}[-. ]{1,2}\d{1,2}[-. ]{1,2}\d{1,2}\b/g
const LONG_NUMBER = /\d(?:[-. ]?\d){9,}/

/** Account numbers have ten digits or more; a day is none. They are kept sealed or not at all (safety measures notice, Art. 7). */
export function holdsAccountNumber(text: string): boolean {
  return LONG_NUMBER.test(text.normalize('NFKC').replaceAll(DAY, '·'))
}
