import type { EntityOf } from '@hygiene/contracts/kit/endpoint'
import type { readPayment } from '@hygiene/contracts/payment/read-payment'

export type PaymentView = EntityOf<typeof readPayment>
