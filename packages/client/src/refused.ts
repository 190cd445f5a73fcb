import { refusalNamed } from '@hygiene/contracts/refusals/refusal-named'
import type { RefusalName } from '@hygiene/contracts/refusals/table'

/** Is a refusal by the server: a negative code with a sentence for the person. It is a valid answer, not a breakage. */
export class Refused extends Error {
  readonly code: number
  readonly refusal: RefusalName | null

  constructor(code: number, message: string) {
    super(message || '요청을 처리하지 못했습니다.')
    this.name = 'Refused'
    this.code = code
    this.refusal = refusalNamed(code)
  }
}

/** Means that no valid answer arrived: a network failure, an HTTP error or a missing envelope. */
export class Broken extends Error {
  readonly status: number | null

  constructor(status: number | null, cause?: unknown) {
    super('서버와 통신이 원활하지 않습니다.', { cause })
    this.name = 'Broken'
    this.status = status
  }
}

/**
 * Means that the server could not parse the input. Contains a sentence per named field; sending the same input again does not
 * help.
 */
export class BadInput extends Broken {
  readonly fields: Readonly<Record<string, string>>

  constructor(status: number, message: string, fields: Readonly<Record<string, string>>) {
    super(status)
    this.name = 'BadInput'
    this.message = message
    this.fields = fields
  }
}

const ENDS_SESSION: ReadonlySet<RefusalName> = new Set([
  'SESSION_EXPIRED',
  'SESSION_DISPLACED',
  'LOGIN_REQUIRED',
  'STAFF_SESSION_EXPIRED',
  'STAFF_LOGIN_REQUIRED',
  'IP_BLOCKED',
  'HELP_OVER',
])

/**
 * Returns true for errors that are shown centrally (each client's `app/login/leaving.ts`), so that screens do not show them
 * again.
 */
export function isReportedCentrally(error: unknown): boolean {
  return (
    (error instanceof Broken && !(error instanceof BadInput)) ||
    (error instanceof Refused && !!error.refusal && ENDS_SESSION.has(error.refusal))
  )
}
