import { IndustryType } from '@hygiene/domain/text'
import { expect, it } from 'vitest'
import { reachableStep } from '../../../shared/forms/reachable-step.ts'
import { sampleSession } from '../../../testing/sample-session.ts'
import { beginDraft, type Draft, judgesOf, waits, withPlaces } from './draft.ts'
import { addPlace, emptyPlace, writePlace } from './places.ts'

const place = {
  ...emptyPlace(IndustryType.generalRestaurant),
  licenseNumber: '20260000001',
  businessName: '새봄 국수',
  representative: '김영자',
  address: '경기도 수원시 팔달구 가상로 12',
  sidoCode: '4100000000',
}
const NAME = place.representative
const session = sampleSession(1)
const full = sampleSession(2, { state: 'full', left: 0 })
const written: Draft = {
  ...beginDraft(place),
  session,
  phone: '010-1234-5678',
  positionType: '1',
  paymentType: '1',
  privacyConsent: true,
}

it.each([
  ['the place', beginDraft(emptyPlace(1)), 1],
  ['the session', { ...written, session: null }, 2],
  ['the applicant', { ...written, phone: '1' }, 3],
  ['nothing', written, 4],
] as const)('stops at the step of %s that is missing', (_what, draft, step) => {
  expect(reachableStep(4, judgesOf(draft, NAME))).toBe(step)
})

it('does not require a payment method from a person on the waiting list', () => {
  const [, , , lastOf] = judgesOf({ ...written, paymentType: '' }, NAME)
  const [, , , lastWaiting] = judgesOf({ ...written, session: full, paymentType: '' }, NAME)
  expect(Object.keys(lastOf?.() ?? {})).toEqual(['paymentType'])
  expect(lastWaiting?.()).toEqual({})
  expect([waits(written), waits({ session: full })]).toEqual([false, true])
})

it('keeps the session for a licence of its trade and drops the session for another trade', () => {
  const two = addPlace(written)
  expect(withPlaces(written, two).session).toBe(session)
  expect(withPlaces(written, writePlace(two, { industryType: IndustryType.groupMeal })).session).toBeNull()
})
