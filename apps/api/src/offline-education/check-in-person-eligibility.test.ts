import { checkInPersonEligibility, type SentTo } from '@hygiene/contracts'
import { bookSeat } from '@hygiene/testing'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { licence, MORNING, type Opener, openSeatTown, type SeatTown } from '../testing/seat-town.ts'

let town: SeatTown
let person: Opener
let licenseNumber: string

beforeAll(async () => {
  town = await openSeatTown()
})
afterAll(() => town.stop())
beforeEach(async () => {
  town.api.clock.set(MORNING)
  person = await town.opener()
  licenseNumber = licence().licenseNumber
})

const check = (wanted: Partial<SentTo<typeof checkInPersonEligibility>> = {}, { client } = person) =>
  client.call(checkInPersonEligibility, {
    salesType: 1,
    industryType: 1,
    licenseNumber,
    sidoCode: '4100000000',
    ...wanted,
  })

it('says which case applies, on what ground, for how much and how long', async () => {
  expect((await check()).entity).toEqual({
    eligible: true,
    sentence: '신규 영업자 집합교육을 신청하실 수 있습니다.',
    ground: '「식품위생법」 제41조제2항, 같은 법 시행규칙 제52조제2항',
    price: 40_000,
    hours: 6,
    existing: null,
  })
})

it('leads back to one’s own application, and tells a stranger no number', async () => {
  const { entity } = await person.apply(await town.session(), { licences: [licence({ licenseNumber })] })
  const { applyEduNo, offlineEduNos } = entity
  expect((await check()).entity).toMatchObject({
    eligible: false,
    existing: { applyEduNo, offlineEduNo: offlineEduNos[0] },
  })
  expect((await check({}, await town.opener())).entity).toMatchObject({ eligible: false, existing: null })
})

it('recognises an opening course of the trade taken before', async () => {
  await bookSeat(town.api.database.db, person.member, await town.session(), { status: 'completed' })
  expect((await check()).entity).toMatchObject({
    eligible: false,
    ground: '「식품위생법 시행규칙」 제52조제3항',
    existing: null,
  })
  expect((await check({ industryType: 2 })).entity.eligible).toBe(true)
})

it('refuses a course nobody offers, visitors, and what is not whole', async () => {
  expect((await check({ salesType: 2 })).refusal).toBe('COURSE_NOT_OFFERED')
  expect(
    (
      await town.api.client.call(checkInPersonEligibility, {
        salesType: 1,
        industryType: 1,
        licenseNumber,
        sidoCode: '4100000000',
      })
    ).refusal,
  ).toBe('LOGIN_REQUIRED')
  expect((await check({ licenseNumber: 'abc' })).status).toBe(400)
  expect((await check({ sidoCode: 'x' })).status).toBe(400)
})
