import { REFUSALS, type RefusalName } from '../refusals/table.ts'

/** Every answer of this wire: code 1 is success, a negative code is a «no» (specification section 7). */
export interface Envelope<T = unknown> {
  code: number
  message: string
  entity: T | null
}

export const SUCCESS_CODE = 1
/** Fixed CSRF header of every call that writes (docs/rules/wire.md). */
export const CSRF_HEADER = 'x-csrf-token'
export const CSRF_VALUE = 'edu'
/** Seconds left of the login, on every answer to a logged-in caller. */
export const LOGIN_HEADER = 'x-session-remaining'
/** The number of the help in which a call is made: it acts for the owner (docs/rules/help.md). */
export const HELP_HEADER = 'x-help'
/** The fixed application id (specification section 3). */
export const APPLICATION_ID = 'edu'

export function success<T>(entity: T): Envelope<T> {
  return { code: SUCCESS_CODE, message: '', entity }
}

/** `about` stands where the sentence says «{about}». */
export function refusalEnvelope(name: RefusalName, about = ''): Envelope<never> {
  const table: Readonly<Record<RefusalName, Omit<Envelope, 'entity'>>> = REFUSALS
  const { code, message } = table[name]
  return { code, message: message.replace('{about}', about), entity: null }
}
