import { webcrypto } from 'node:crypto'
import { openCheckIn } from '@hygiene/contracts/in-person/check-in/open-check-in'
import { parseSlip } from '@hygiene/domain/in-person/slip/slip-payload'
import { makeCheckInPass } from '@hygiene/operations/in-person/check-in/check-in-pass'
import { addSession } from '@hygiene/testing'
import {
  addExpected,
  type CheckInScenario,
  openCheckInScenario,
} from '@hygiene/testing/scenarios/check-in-scenario'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestApi } from '../../testing/start-test-api.ts'

let scenario: CheckInScenario

beforeAll(async () => {
  scenario = await openCheckInScenario(startTestApi, makeCheckInPass)
})
beforeEach(() => scenario.api.clock.set('2026-12-10T09:30:00+09:00'))
afterAll(() => scenario.api.stop())

const open = (code = scenario.code) => scenario.api.client.call(openCheckIn, { code })

describe('the check-in page of a session', () => {
  it('lists the expected people, one row each, and no one without a paid seat', async () => {
    const owner = await addExpected(scenario, { licences: [{}, { businessName: '둘째 식당' }] }, '강감찬')
    const done = await addExpected(scenario, { status: 'completed' }, '나대용')
    for (const seat of ['held', 'waiting', 'released'] as const) await addExpected(scenario, { seat })
    await addExpected({
      ...scenario,
      session: await addSession(scenario.api.database.db, { startsAt: scenario.session.startsAt }),
    })

    const { entity } = await open()
    expect(entity).toMatchObject({
      sessionNo: scenario.session.sessionNo,
      educationName: '신규 영업자 식품위생교육',
      sessionDay: { eduDate: '2026-12-10', startTime: '10:00', endTime: '17:00' },
      venue: { location: '수원 교육장' },
      isCancelled: false,
      now: '2026-12-10T00:30:00.000Z',
      validUntil: '2026-12-10T18:00:00.000Z',
    })
    const unseen = { phoneEnd: '5678', inAt: null, outAt: null }
    expect(entity.people).toEqual([
      {
        applicationNo: owner.applicationNo,
        userName: '강감찬',
        businessName: '새마음 식당 외 1곳',
        ...unseen,
      },
      { applicationNo: done.applicationNo, userName: '나대용', businessName: '새마음 식당', ...unseen },
    ])
  })

  it('provides the key that verifies a slip offline', async () => {
    const { payload } = await addExpected(scenario)
    const { slipKey } = (await open()).entity
    const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' }
    const key = await webcrypto.subtle.importKey('jwk', slipKey, algorithm, false, ['verify'])
    const slip = parseSlip(payload)
    const signature = Buffer.from(slip?.signature ?? '', 'base64url')
    expect(await webcrypto.subtle.verify(algorithm, key, signature, Buffer.from(slip?.signed ?? ''))).toBe(
      true,
    )
    expect(slipKey).not.toHaveProperty('d')
  })

  it.each([
    ['2026-12-10T04:59:59+09:00', 'CHECK_IN_CLOSED'],
    ['2026-12-10T05:00:00+09:00', null],
    ['2026-12-11T02:59:59+09:00', null],
    ['2026-12-11T03:00:00+09:00', 'CHECK_IN_CLOSED'],
  ])('opens the check-in page at %s with answer %s', async (instant, refusal) => {
    scenario.api.clock.set(instant)
    expect((await open()).refusal).toBe(refusal)
  })

  it('refuses to open the check-in page without the right code', async () => {
    expect((await open('a'.repeat(32))).refusal).toBe('CHECK_IN_UNKNOWN')
    expect((await open(`${scenario.code.slice(0, -1)}~`)).refusal).toBe('CHECK_IN_UNKNOWN')
    const { codeHash } = await scenario.api.database.db.checkInPass.findFirstOrThrow()
    expect((await open(codeHash)).refusal).toBe('CHECK_IN_UNKNOWN')
    for (const code of ['', 'short', 'a'.repeat(101)]) expect((await open(code)).status).toBe(400)
  })

  it('stores only the hash of a code and accepts the code only in the body', async () => {
    const passes = JSON.stringify(await scenario.api.database.db.checkInPass.findMany())
    expect(passes).not.toContain(scenario.code)
    const inAddress = await fetch(
      new URL(`${openCheckIn.path}?code=${scenario.code}`, scenario.api.client.origin),
    )
    expect(inAddress.status).toBe(404)
  })

  it('shows that the association cancelled the session and names no person', async () => {
    const { db } = scenario.api.database
    const session = await addSession(db, { startsAt: scenario.session.startsAt })
    const { code } = await makeCheckInPass(db, session, '', scenario.api.clock.now())
    await addExpected({ ...scenario, session })
    await db.inPersonSession.update({
      where: { sessionNo: session.sessionNo },
      data: { status: 'cancelled', cancelledAt: scenario.api.clock.now() },
    })
    expect((await open(code)).entity).toMatchObject({ isCancelled: true, people: [] })
  })
})
