import { expect, it } from 'vitest'
import { cameBack } from './gateway-request.ts'

const asked = (query: string) => new URLSearchParams(query)

it('recognises a phone that returns from the gateway with a result', () => {
  expect(cameBack(asked('paymentId=edu1&transactionType=PAYMENT&txId=tx1'), 'navigate')).toBe(true)
  expect(cameBack(asked('paymentId=edu1&code=FAILURE_TYPE_PG'), 'navigate')).toBe(true)
})

it('treats the back button in the gateway as a return, not as another payment', () => {
  expect(cameBack(asked('paymentId=edu1'), 'back_forward')).toBe(true)
})

it('opens the gateway on arrival and after a reload', () => {
  expect(cameBack(asked('paymentId=edu1'), 'navigate')).toBe(false)
  expect(cameBack(asked('paymentId=edu1'), 'reload')).toBe(false)
})
