import type { BreakageStatus } from '@hygiene/contracts/kit/breakage'
import type { Endpoint } from '@hygiene/contracts/kit/endpoint'
import type { RefusalName } from '@hygiene/contracts/refusals/table'

/** Carries a refusal out of a handler. It is thrown, so that the surrounding transaction rolls back. */
export class Refusal extends Error {
  readonly reason: RefusalName
  readonly about: string

  constructor(reason: RefusalName, operation: string, about = '') {
    super(`${operation} refused: ${reason}`)
    this.name = 'Refusal'
    this.reason = reason
    this.about = about
  }
}

export function refuser(contract: Endpoint): (reason: RefusalName, about?: string) => Refusal {
  return (reason, about) => new Refusal(reason, contract.operation, about)
}

/** Reports abuse or malformed input found outside a schema, with its HTTP status. */
export class Breakage extends Error {
  readonly status: BreakageStatus
  readonly fields: Record<string, string>

  constructor(status: BreakageStatus, fields: Record<string, string> = {}) {
    super(`Breakage ${status}`)
    this.name = 'Breakage'
    this.status = status
    this.fields = fields
  }
}
