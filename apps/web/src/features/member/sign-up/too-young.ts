import { REFUSALS } from '@hygiene/contracts/refusals/table'
import { isOldEnough } from '@hygiene/domain/member/account/joining-age'

/** Refuses at once, before the form is filled in; the server applies the same rule. */
export function tooYoung(birth: string, now = new Date()): string | null {
  return isOldEnough(birth, now) ? null : REFUSALS.TOO_YOUNG.message
}
