import { REFUSALS, type RefusalName } from '../refusals/table.ts'

/** Wraps every answer of this wire: code 1 is success, a negative code is a refusal (specification section 7). */
export interface Envelope<T = unknown> {
  code: number
  message: string
  entity: T | null
}

export const SUCCESS_CODE = 1
/** Is the fixed CSRF header of every call that writes (docs/rules/wire.md). */
export const CSRF_HEADER = 'x-csrf-token'
export const CSRF_VALUE = 'edu'
/** Carries the remaining seconds of the login on every answer to a logged-in caller. */
export const LOGIN_HEADER = 'x-session-remaining'
/** Carries the number of the help under which a call acts for the owner (docs/rules/help.md). */
export const HELP_HEADER = 'x-help'
/** Is the fixed application id (specification section 3). */
export const APPLICATION_ID = 'edu'

export function success<T>(entity: T): Envelope<T> {
  return { code: SUCCESS_CODE, message: '', entity }
}

export function refusalEnvelope(name: RefusalName, about = ''): Envelope<never> {
  const table: Readonly<Record<RefusalName, Omit<Envelope, 'entity'>>> = REFUSALS
  const { code, message } = table[name]
  return { code, message: message.replace('{about}', about), entity: null }
}
