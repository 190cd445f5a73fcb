export type OutsideService =
  | 'payment'
  | 'identity'
  | 'address'
  | 'licences'
  | 'sms'
  | 'passwords'
  | 'scanner'
  | 'storage'

/** The service gave no answer, or none that can be decided on. Its act is unknown: ask again later. */
export class GatewayUnavailable extends Error {
  readonly service: OutsideService

  constructor(service: OutsideService, message: string, options?: ErrorOptions) {
    super(`${service}: ${message}`, options)
    this.name = 'GatewayUnavailable'
    this.service = service
  }
}
