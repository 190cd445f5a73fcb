import type { BreakageStatus } from '@hygiene/contracts/kit/breakage'
import type { Endpoint } from '@hygiene/contracts/kit/endpoint'
import type { RefusalName } from '@hygiene/contracts/refusals/table'

/** A «no» on its way out of a handler; thrown so that the transaction around it rolls back. */
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

/** Refuses in the name of an endpoint; `about` fills the gap in a sentence that has one. */
export function refuser(contract: Endpoint): (reason: RefusalName, about?: string) => Refusal {
  return (reason, about) => new Refusal(reason, contract.operation, about)
}

/** Breakage with its HTTP status: abuse or malformed input found outside of a schema. */
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
