import { ENDPOINTS } from '@hygiene/contracts/generated/endpoints'
import { type Endpoint, endpoint } from '@hygiene/contracts/kit/endpoint'
import { jsonBean, recordNo, text, wireFlag } from '@hygiene/contracts/kit/fields'
import { readPayment } from '@hygiene/contracts/money/payment/read-payment'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { misfiledKeys, namedKeys, openKeys, PLAIN_KEYS, SHARED_KEYS } from './named-keys.ts'
import { keysNobodyAsksFor } from './stranger-row.ts'

const contractOf = (input: z.ZodObject, access: Endpoint['access'] = 'operator'): Endpoint =>
  endpoint({
    operation: 'readCoupon',
    methods: ['GET'],
    path: '/api/coupon/fetchData',
    access,
    effect: 'reads',
    sends: 'query',
    input,
    entity: z.object({}),
    refusals: [],
  })

describe('a contract without a row for strangers', () => {
  it('finds a contract by the key that names a record', () => {
    const coupon = contractOf(z.object({ page: z.int(), couponNo: recordNo }))
    expect(
      keysNobodyAsksFor([readPayment, coupon], [{ contract: readPayment, keys: ['paymentId'] }]),
    ).toEqual(['readCoupon couponNo'])
    expect(keysNobodyAsksFor([coupon], [{ contract: coupon, keys: ['couponNo'] }])).toEqual([])
  })

  it('finds a key in a bean, in a list, optional or under another name', () => {
    const bean = jsonBean(z.object({ picks: z.array(z.object({ couponNo: recordNo })), note: text(20) }))
    const coupon = contractOf(
      z.object({ bean, filePath: z.string().optional(), or: z.union([z.uuid(), recordNo]) }),
    )
    expect(namedKeys(coupon)).toEqual(['couponNo', 'filePath', 'note', 'or'])
  })

  it('requires no stranger row for keys without a record or for staff contracts', () => {
    const choices = z.object({
      kind: z.enum(['a', 'b']),
      isShort: wireFlag,
      of: z.literal('edu'),
      page: z.int(),
    })
    expect(namedKeys(contractOf(choices))).toEqual([])
    expect(keysNobodyAsksFor([contractOf(z.object({ couponNo: recordNo }), 'staff')], [])).toEqual([])
  })
})

describe('the keys that name no private record', () => {
  const used = new Set(Object.values(ENDPOINTS).flatMap(({ input }) => [...openKeys(input)]))

  it('finds every listed key in a contract', () => {
    expect([...SHARED_KEYS, ...PLAIN_KEYS].filter((key) => !used.has(key))).toEqual([])
  })

  it('finds no record name among the listed keys and detects a new one', () => {
    expect(misfiledKeys()).toEqual([])
    expect(misfiledKeys(['couponNo', 'shareToken', 'imagePath', 'title'])).toEqual([
      'couponNo',
      'shareToken',
      'imagePath',
    ])
  })
})
