export type OutsideService =
  | 'payment'
  | 'identity'
  | 'address'
  | 'licences'
  | 'sms'
  | 'passwords'
  | 'scanner'
  | 'storage'

/** Reports that a service gave no usable answer. The effect of the call is unknown; ask again later. */
export class GatewayUnavailable extends Error {
  readonly service: OutsideService
  readonly isLate: boolean

  constructor(service: OutsideService, message: string, options?: ErrorOptions) {
    super(`${service}: ${message}`, options)
    this.name = 'GatewayUnavailable'
    this.service = service
    this.isLate = options?.cause instanceof Error && options.cause.name === 'TimeoutError'
  }
}
