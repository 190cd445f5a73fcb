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
  it('is found by the key that names a record', () => {
    const coupon = contractOf(z.object({ page: z.int(), couponNo: recordNo }))
    expect(
      keysNobodyAsksFor([readPayment, coupon], [{ contract: readPayment, keys: ['paymentId'] }]),
    ).toEqual(['readCoupon couponNo'])
    expect(keysNobodyAsksFor([coupon], [{ contract: coupon, keys: ['couponNo'] }])).toEqual([])
  })

  it('is found wherever the key stands: in a bean, in a list, optional, by another name', () => {
    const bean = jsonBean(z.object({ picks: z.array(z.object({ couponNo: recordNo })), note: text(20) }))
    const coupon = contractOf(
      z.object({ bean, filePath: z.string().optional(), or: z.union([z.uuid(), recordNo]) }),
    )
    expect(namedKeys(coupon)).toEqual(['couponNo', 'filePath', 'note', 'or'])
  })

  it('is not asked for strangers where nothing can be named, and staff are no strangers', () => {
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

describe('the keys that name no record of a person', () => {
  const used = new Set(Object.values(ENDPOINTS).flatMap(({ input }) => [...openKeys(input)]))

  it('all occur', () => {
    expect([...SHARED_KEYS, ...PLAIN_KEYS].filter((key) => !used.has(key))).toEqual([])
  })

  it('do not look like names, and a new one that does is noticed', () => {
    expect(misfiledKeys()).toEqual([])
    expect(misfiledKeys(['couponNo', 'shareToken', 'imagePath', 'title'])).toEqual([
      'couponNo',
      'shareToken',
      'imagePath',
    ])
  })
})
