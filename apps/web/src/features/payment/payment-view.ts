import type { EntityOf, readPayment } from '@hygiene/contracts'

export type PaymentView = EntityOf<typeof readPayment>
