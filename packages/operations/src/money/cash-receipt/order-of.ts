import { maskName } from '@hygiene/domain/member/account/masking'
import { orderNumber } from '@hygiene/domain/money/order/order-number'

export type OrderFacts = {
  paymentNo: number
  createdAt: Date
  memberNo: number
  name: string
  paymentType: number
}

/** The order of a row, its person masked. */
export function orderOf({ paymentNo, createdAt, memberNo, name, paymentType }: OrderFacts) {
  const number = orderNumber({ paymentNo, createdAt })
  return { paymentNo, memberNo, paymentType, orderNumber: number, userName: maskName(name) }
}
