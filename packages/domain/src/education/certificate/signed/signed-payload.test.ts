import { generateKeyPairSync, sign, verify } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addSeoulDays } from '../../../time/seoul-day.ts'
import { IndustryType, OnlineType, SalesType } from '../../../text.ts'
import { formatCertificateNumber } from '../certificate-number.ts'
import { courseLine } from '../certificate-wording.ts'
import { factBytes } from './fact-bytes.ts'
import { type PrintedFacts, signedFactsOf } from './signed-facts.ts'
import { payloadOf, readPayload, signedAddress, signedBytes } from './signed-payload.ts'

const NUMBER = '2FQ8-ZN0C-W7XR'
const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
const encoded = (key: typeof privateKey) => ({ key, dsaEncoding: 'ieee-p1363' }) as const

const printed: PrintedFacts = {
  number: '2026-02-0145872',
  userName: '홍길동',
  birthOn: '1984-03-07',
  businessName: '한마음 숯불갈비 본점',
  courseLine: '기존 영업자 (일반음식점 · 온라인교육)',
  hours: 3,
  completedOn: '2026-11-20',
}
const issuedAt = new Date('2026-11-20T05:12:31.456Z')

const anyCourse = fc.record({
  salesType: fc.constantFrom(...Object.values(SalesType)),
  industryType: fc.constantFrom(...Object.values(IndustryType)),
  onlineType: fc.constantFrom(...Object.values(OnlineType)),
})
const anyPrinted = fc
  .record({
    course: anyCourse,
    year: fc.integer({ min: 2000, max: 2255 }),
    serial: fc.integer({ min: 1, max: 4_294_967_295 }),
    userName: fc.string({ unit: 'binary', minLength: 1, maxLength: 60 }),
    birthOn: fc.nat(45_000).map((days) => addSeoulDays('1900-01-01', days)),
    businessName: fc.string({ unit: 'binary', maxLength: 120 }),
    hours: fc.integer({ min: 1, max: 255 }),
    completedOn: fc.nat(65_535).map((days) => addSeoulDays('2000-01-01', days)),
  })
  .map(({ course, year, serial, ...facts }) => ({
    ...facts,
    number: formatCertificateNumber({ year, salesType: course.salesType, serial }),
    courseLine: courseLine(course),
  }))

function signedOf(facts: PrintedFacts, at: Date): string {
  const signed = signedFactsOf(facts, at)
  if (!signed) throw new Error('These facts can be signed')
  const body = factBytes({ keyId: '00c0ffee', facts: signed })
  return payloadOf(body, sign('sha256', signedBytes(NUMBER, body), encoded(privateKey)))
}

function isGenuine(payload: string, number = NUMBER): boolean {
  const read = readPayload(payload)
  return read !== null && verify('sha256', signedBytes(number, read.body), encoded(publicKey), read.signature)
}

describe('the signed payload of a certificate', () => {
  it('contains what an officer compares, with a masked name and no birth date', () => {
    const payload = signedOf(printed, issuedAt)
    expect(payload).toMatch(/^\d{280,300}$/)
    expect(readPayload(payload)).toMatchObject({
      keyId: '00c0ffee',
      facts: {
        certificateNumber: '2026-02-0145872',
        userName: '홍*동',
        birthYear: 1984,
        businessName: '한마음 숯불갈비 본점',
        salesType: SalesType.existing,
        industryType: IndustryType.generalRestaurant,
        onlineType: OnlineType.online,
        hours: 3,
        completedOn: '2026-11-20',
        issuedAt: new Date('2026-11-20T05:12:31Z'),
      },
    })
    expect(signedAddress('https://edu.example.or.kr/verify/2FQ8-ZN0C-W7XR', payload)).toBe(
      `https://edu.example.or.kr/verify/2FQ8-ZN0C-W7XR#${payload}`,
    )
  })

  it('reads back any printed facts exactly as written', () => {
    const seconds = fc.integer({ min: 0, max: 4_294_967_295 })
    fc.assert(
      fc.property(anyPrinted, seconds, (facts, second) => {
        const at = new Date(second * 1000)
        const payload = signedOf(facts, at)
        expect(readPayload(payload)?.facts).toEqual(signedFactsOf(facts, at))
        expect(isGenuine(payload)).toBe(true)
      }),
    )
  })

  it('rejects a signed payload with any single changed bit', () => {
    const hex = BigInt(signedOf(printed, issuedAt)).toString(16)
    for (let bit = 0; bit < hex.length * 4; bit += 1) {
      const altered = (BigInt(`0x${hex}`) ^ (1n << BigInt(bit))).toString()
      expect(isGenuine(altered)).toBe(false)
    }
  })

  it('rejects a signed payload with any single changed digit', () => {
    const payload = signedOf(printed, issuedAt)
    for (let place = 0; place < payload.length; place += 1) {
      const digit = payload[place] === '7' ? '8' : '7'
      expect(isGenuine(payload.slice(0, place) + digit + payload.slice(place + 1))).toBe(false)
    }
  })

  it('accepts a signed payload only with the verification number of its address', () => {
    expect(isGenuine(signedOf(printed, issuedAt), '7K3M-QX2T-B4F7')).toBe(false)
  })

  it('cuts a name at 24 letters so that the symbol stays coarse', () => {
    const longest = { ...printed, userName: '뷁'.repeat(60), businessName: '쀍'.repeat(120) }
    const payload = signedOf(longest, issuedAt)
    expect(readPayload(payload)?.facts.businessName).toBe(`${'쀍'.repeat(23)}…`)
    expect(payload.length).toBeLessThan(480)
  })

  it('creates no payload for a course or a number that a symbol cannot encode', () => {
    expect(signedFactsOf({ ...printed, courseLine: '그 밖의 과정' }, issuedAt)).toBeNull()
    expect(signedFactsOf({ ...printed, number: 'E-1' }, issuedAt)).toBeNull()
    expect(signedFactsOf({ ...printed, number: '2026-01-0145872' }, issuedAt)).toBeNull()
  })

  it.each([
    ['nothing', ''],
    ['a modal', 'm'],
    ['a small number', '7'],
    ['letters', '12a4'],
    ['a leading zero', `0${'1'.repeat(300)}`],
    ['a number of any length', '1'.repeat(100_000)],
    ['digits at random', '1'.repeat(290)],
  ])('rejects %s as a signed payload', (_what, payload) => {
    expect(readPayload(payload)).toBeNull()
  })
})
