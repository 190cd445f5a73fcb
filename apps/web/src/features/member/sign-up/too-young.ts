import { REFUSALS } from '@hygiene/contracts/refusals/table'
import { isOldEnough } from '@hygiene/domain/member/account/joining-age'

/** Told at once, not after the whole form; the server judges by the same rule. */
export function tooYoung(birth: string, now = new Date()): string | null {
  return isOldEnough(birth, now) ? null : REFUSALS.TOO_YOUNG.message
}
