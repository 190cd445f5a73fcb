import type { BreakageStatus, Endpoint, RefusalName } from '@hygiene/contracts'

/** A «no» on its way out of a handler; thrown so that the transaction around it rolls back. */
export class Refusal extends Error {
  readonly reason: RefusalName

  constructor(reason: RefusalName, operation: string) {
    super(`${operation} refused: ${reason}`)
    this.name = 'Refusal'
    this.reason = reason
  }
}

/** Refuses in the name of an endpoint. */
export function refuser(contract: Endpoint): (reason: RefusalName) => Refusal {
  return (reason) => new Refusal(reason, contract.operation)
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
