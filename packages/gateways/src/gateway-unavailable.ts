export type OutsideService =
  | 'payment'
  | 'identity'
  | 'address'
  | 'licences'
  | 'sms'
  | 'passwords'
  | 'scanner'
  | 'storage'

/** The service gave no answer, or none that can be decided on. Its action is unknown: ask again later. */
export class GatewayUnavailable extends Error {
  readonly service: OutsideService
  /** It took longer than it is given, unlike one that refused or broke off. */
  readonly isLate: boolean

  constructor(service: OutsideService, message: string, options?: ErrorOptions) {
    super(`${service}: ${message}`, options)
    this.name = 'GatewayUnavailable'
    this.service = service
    this.isLate = options?.cause instanceof Error && options.cause.name === 'TimeoutError'
  }
}
