export type OutsideService = 'payment' | 'identity' | 'address' | 'sms' | 'passwords' | 'storage'

/** The service did not answer, or answered something nobody can decide on: what it did is unknown, ask again later. */
export class GatewayUnavailable extends Error {
  readonly service: OutsideService

  constructor(service: OutsideService, message: string, options?: ErrorOptions) {
    super(`${service}: ${message}`, options)
    this.name = 'GatewayUnavailable'
    this.service = service
  }
}
