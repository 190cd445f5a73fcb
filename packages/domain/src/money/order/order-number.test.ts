import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { orderNumber, parseOrderNumber, paymentNosOf } from './order-number.ts'

const createdAt = new Date('2026-11-30T14:59:59Z')
const nextMonth = new Date('2026-11-30T15:00:00Z')

const orders = fc.record({
  paymentNo: fc.integer({ min: 1, max: 2_147_483_647 }),
  createdAt: fc.date({ min: new Date('2024-01-01'), max: new Date('2099-01-01'), noInvalidDate: true }),
})

describe('an order number', () => {
  test('writes an order number of twelve digits that starts with the Seoul month', () => {
    expect(orderNumber({ paymentNo: 1, createdAt })).toMatch(/^2611-\d{4}-\d{4}$/)
    expect(orderNumber({ paymentNo: 1, createdAt: nextMonth })).toMatch(/^2612-/)
  })

  test('hides the count of orders in an order number', () => {
    const numbers = [1, 2, 3].map((paymentNo) => orderNumber({ paymentNo, createdAt }))
    expect(numbers).toEqual(['2611-4108-8898', '2611-8946-1509', '2611-3783-4116'])
  })

  test('leads every order number back to its order', () => {
    fc.assert(
      fc.property(orders, (order) => {
        const number = orderNumber(order)
        expect(parseOrderNumber(number)).toBe(number)
        expect(paymentNosOf(number)).toContain(order.paymentNo)
      }),
    )
  })

  test('gives every one of ten million orders another number', () => {
    fc.assert(
      fc.property(orders, fc.integer({ min: 1, max: 9_999_999 }), ({ paymentNo }, further) => {
        const other = orderNumber({ paymentNo: paymentNo + further, createdAt })
        expect(other).not.toBe(orderNumber({ paymentNo, createdAt }))
      }),
    )
  })

  test('rejects an order number with one wrong digit', () => {
    fc.assert(
      fc.property(orders, fc.nat(11), fc.nat(9), (order, place, digit) => {
        const digits = orderNumber(order).replaceAll('-', '')
        fc.pre(digits[place] !== String(digit))
        expect(parseOrderNumber(digits.slice(0, place) + digit + digits.slice(place + 1))).toBeNull()
      }),
    )
  })

  test('rejects an order number with two swapped neighbours', () => {
    fc.assert(
      fc.property(orders, fc.nat(10), (order, place) => {
        const digits = orderNumber(order).replaceAll('-', '').split('')
        fc.pre(digits[place] !== digits[place + 1])
        digits.splice(place, 2, digits[place + 1] ?? '', digits[place] ?? '')
        expect(parseOrderNumber(digits.join(''))).toBeNull()
      }),
    )
  })

  test.each(['261141088898', ' 2611 4108 8898 ', '２６１１－４１０８－８８９８', '주문번호 2611–4108–8898'])(
    'reads an order number from «%s»',
    (typed) => {
      expect(parseOrderNumber(typed)).toBe('2611-4108-8898')
    },
  )

  test.each(['', '2611-4108-889', '2611-4108-88981', 'edu631340000', '2611-4108-889O'])(
    'reads no order number from «%s»',
    (typed) => {
      expect(parseOrderNumber(typed)).toBeNull()
    },
  )
})
