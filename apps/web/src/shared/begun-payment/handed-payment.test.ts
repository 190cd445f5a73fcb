import { expect, it, vi } from 'vitest'
import { dropPayment, handPayment, takePayment } from './handed-payment.ts'

function begin() {
  const close = vi.fn<() => void>()
  return { close, begun: { isHere: false as const, opened: { close } as unknown as Window } }
}

it('gives a begun payment once, to the application that began the payment', () => {
  const { begun, close } = begin()
  handPayment(7, begun)
  expect(takePayment(8)).toBeNull()
  expect(takePayment(7)).toBe(begun)
  expect(takePayment(7)).toBeNull()
  dropPayment()
  expect(close).not.toHaveBeenCalled()
})

it.each([
  ['is dropped', () => dropPayment()],
  ['is overtaken by another', () => handPayment(9, { isHere: true })],
])('closes its window when the payment %s', (_what, end) => {
  const { begun, close } = begin()
  handPayment(7, begun)
  end()
  expect(close).toHaveBeenCalledOnce()
  expect(takePayment(7)).toBeNull()
})
