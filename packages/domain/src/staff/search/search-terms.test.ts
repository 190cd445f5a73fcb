import { expect, it } from 'vitest'
import { orderNumber } from '../../money/order/order-number.ts'
import { namesNothing, readSearch, type SearchFacts } from './search-terms.ts'

const ORDER = orderNumber({ paymentNo: 12, createdAt: new Date('2026-11-20T01:00:00Z') })

it.each<[string, Partial<SearchFacts>]>([
  ['6793', { phoneEnd: '6793', recordNo: 6793 }],
  [' 0012 ', { phoneEnd: '0012' }],
  ['010-1234-6793', { phone: '01012346793', licenceKey: '01012346793' }],
  ['정옥', { name: '정옥', parts: ['정옥'] }],
  ['정옥자 6793', { name: '정옥자', parts: ['정옥자'], phoneEnd: '6793' }],
  ['정옥자6793', { name: '정옥자', parts: ['정옥자'], phoneEnd: '6793' }],
  ['6793 정옥자', { name: '정옥자', parts: ['정옥자'], phoneEnd: '6793' }],
  ['서울 송파', { parts: ['서울', '송파'] }],
  ['국밥 6793 순희', { parts: ['국밥', '순희'], phoneEnd: '6793' }],
  ['국밥ㅈ', { name: '국밥', parts: ['국밥'] }],
  ['BHC 치킨', { parts: ['bhc', '치킨'] }],
  ['okja1957', { userId: 'okja1957', parts: ['okja1957'] }],
  ['106793', { recordNo: 106_793, certificateSerial: '0106793' }],
  ['0106793', { certificateSerial: '0106793' }],
  ['h12', { inPersonNo: 12, userId: 'h12' }],
  ['2014-0331-001', { licenceKey: '20140331001' }],
  ['2026-01-0106793', { certificateNumber: '2026-01-0106793', licenceKey: '2026010106793' }],
  ['2026010106793', { certificateNumber: '2026-01-0106793', licenceKey: '2026010106793' }],
  [ORDER, { orderNumber: ORDER, licenceKey: ORDER.replaceAll('-', '') }],
])('reads the search text «%s»', (typed, facts) => {
  const found = Object.fromEntries(
    Object.entries(readSearch(typed)).filter(([key, fact]) => fact !== null && key !== 'verificationNumber'),
  )
  expect(found).toEqual(facts)
})

it('reads a verification number in any grouping', () => {
  const typed = '0000 0000 0000'
  expect(readSearch(typed).verificationNumber).toBe('000000000000')
})

it.each(['', '정', '!!', '%', 'ㅈㅓㅇ', '99999999999999999999999999999999999'])(
  'finds nothing to look up in «%s»',
  (typed) => {
    expect(namesNothing(readSearch(typed))).toBe(true)
  },
)
