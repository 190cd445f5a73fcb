import type { EntityOf } from '@hygiene/contracts/kit/endpoint'
import type { readPayment } from '@hygiene/contracts/money/payment/read-payment'

export type PaymentView = EntityOf<typeof readPayment>
