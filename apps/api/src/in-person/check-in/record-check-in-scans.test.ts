import { generateKeyPairSync, randomUUID } from 'node:crypto'
import { recordCheckInScans } from '@hygiene/contracts/in-person/check-in/record-check-in-scans'
import type { ApplicationNo, SessionNo } from '@hygiene/domain/record-numbers'
import { slipFactsOf } from '@hygiene/domain/in-person/slip/freeze-slip'
import { signSlip } from '@hygiene/gateways'
import { makeCheckInPass } from '@hygiene/operations/in-person/check-in/check-in-pass'
import { addSession, addVenue } from '@hygiene/testing'
import {
  addExpected,
  type CheckInScenario,
  handIn,
  handInOne,
  openCheckInScenario,
  scanOf,
  slipFor,
} from '@hygiene/testing/scenarios/check-in-scenario'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestApi } from '../../testing/start-test-api.ts'

let scenario: CheckInScenario

beforeAll(async () => {
  scenario = await openCheckInScenario(startTestApi, makeCheckInPass)
})
beforeEach(() => scenario.api.clock.set('2026-12-10T17:30:00+09:00'))
afterAll(() => scenario.api.stop())

async function marksOf(applicationNo: ApplicationNo): Promise<string> {
  const rows = await scenario.api.database.db.attendance.findMany({ where: { applicationNo } })
  return rows.map(({ inAt, outAt }) => `${inAt?.toISOString() ?? '-'} ${outAt?.toISOString() ?? '-'}`).join()
}

describe('a scan at the check-in', () => {
  it('marks arrival and departure and shows each person’s state on every phone', async () => {
    const person = await addExpected(scenario)
    const [coming, going] = [scanOf(person, 'in', '09:40:00'), scanOf(person, 'out', '17:02:00')]
    const { entity } = await handIn(scenario, [coming, going])
    expect(entity.results).toEqual([
      { scanNo: coming.scanNo, outcome: 'taken', sentence: '09:40 입실을 기록했습니다.' },
      { scanNo: going.scanNo, outcome: 'taken', sentence: '17:02 퇴실을 기록했습니다.' },
    ])
    const seen = { inAt: '2026-12-10T00:40:00.000Z', outAt: '2026-12-10T08:02:00.000Z' }
    expect(entity.people.find(({ applicationNo }) => applicationNo === person.applicationNo)).toMatchObject(
      seen,
    )
  })

  it('counts a scan found by hand like one by symbol', async () => {
    const { applicationNo } = await addExpected(scenario)
    expect(await handInOne(scenario, scanOf({ applicationNo }, 'in', '09:40:00'))).toMatchObject({
      outcome: 'taken',
    })
  })

  it('recognises a scan submitted again, even in capitals, and changes nothing', async () => {
    const person = await addExpected(scenario)
    const scan = scanOf(person, 'in', '09:40:00')
    await handInOne(scenario, scan)
    for (const again of [
      scan,
      { ...scan, scanNo: scan.scanNo.toUpperCase() },
      { ...scan, scannedAt: '2026-12-10T08:00:00+09:00' },
    ]) {
      expect(await handInOne(scenario, again)).toEqual({
        outcome: 'known',
        sentence: '이미 받은 기록입니다.',
      })
    }
    const twice = await handIn(scenario, [scan, scan])
    expect(twice.entity.results.map(({ outcome }) => outcome)).toEqual(['known', 'known'])
    expect(await marksOf(person.applicationNo)).toBe('2026-12-10T00:40:00.000Z -')
    expect(
      await scenario.api.database.db.checkInScan.count({ where: { applicationNo: person.applicationNo } }),
    ).toBe(1)
  })

  it('refuses to take a second person’s scan under the same number for the first person’s', async () => {
    const [one, other] = [await addExpected(scenario), await addExpected(scenario)]
    const scan = scanOf(one, 'in', '09:40:00')
    await handInOne(scenario, scan)
    const stolen = { ...scanOf(other, 'in', '09:41:00'), scanNo: scan.scanNo }
    expect(await handInOne(scenario, stolen)).toMatchObject({ outcome: 'forged' })
    expect(await marksOf(other.applicationNo)).toBe('')
  })

  it('keeps the earliest arrival and the latest departure in any order of scans', async () => {
    const person = await addExpected(scenario)
    const late = scanOf(person, 'in', '13:00:00')
    await handIn(scenario, [scanOf(person, 'out', '17:02:00'), late])
    expect(await handInOne(scenario, scanOf(person, 'in', '09:40:00'))).toMatchObject({ outcome: 'taken' })
    expect(await handInOne(scenario, scanOf(person, 'in', '10:00:00'))).toEqual({
      outcome: 'taken',
      sentence: '이미 09:40에 들어오신 분입니다.',
    })
    await handInOne(scenario, scanOf(person, 'out', '12:00:00'))
    expect(await marksOf(person.applicationNo)).toBe('2026-12-10T00:40:00.000Z 2026-12-10T08:02:00.000Z')
  })
})

describe('a slip for another check-in', () => {
  it('names a slip of another day, venue or session in a sentence', async () => {
    const { db } = scenario.api.database
    const tomorrow = await addSession(db, { startsAt: new Date('2026-12-11T10:00:00+09:00') })
    const elsewhere = await addSession(db, { startsAt: scenario.session.startsAt, venue: await addVenue(db) })
    const upstairs = await addSession(db, { startsAt: scenario.session.startsAt })
    const said = []
    for (const session of [tomorrow, elsewhere, upstairs]) {
      const person = await addExpected({ ...scenario, session })
      said.push(await handInOne(scenario, scanOf(person, 'in', '09:40:00')))
      expect(await marksOf(person.applicationNo)).toBe('')
    }
    expect(said).toEqual([
      { outcome: 'wrongSession', sentence: expect.stringContaining('2026년 12월 11일(금) 교육') },
      { outcome: 'wrongSession', sentence: expect.stringContaining('다른 교육장') },
      { outcome: 'wrongSession', sentence: expect.stringContaining('다른 교육의 수강증') },
    ])
  })

  it('refuses the slip of a booking that moved away and admits the old slip of one moved here', async () => {
    const { db } = scenario.api.database
    const person = await addExpected(scenario)
    const { applicationNo } = person
    const next = await addSession(db, { startsAt: new Date('2026-12-17T10:00:00+09:00') })
    const move = (sessionNo: SessionNo) =>
      db.booking.update({ where: { applicationNo }, data: { sessionNo } })
    await move(next.sessionNo)
    expect(await handInOne(scenario, scanOf(person, 'in', '09:40:00'))).toEqual({
      outcome: 'notExpected',
      sentence: expect.stringContaining('다른 일정으로 변경하신'),
    })
    await move(scenario.session.sessionNo)
    const old = { applicationNo, payload: slipFor(scenario.api, applicationNo, next) }
    expect(await handInOne(scenario, scanOf(old, 'in', '09:40:00'))).toMatchObject({ outcome: 'taken' })
  })

  it.each([
    ['refunded', { seat: 'released', status: 'refunded' }, '환불된 신청'],
    ['unpaid', { seat: 'held' }, '결제가 끝나지 않은'],
    ['waiting', { seat: 'waiting' }, '결제가 끝나지 않은'],
  ] as const)('refuses a slip of a %s place', async (_what, wanted, text) => {
    const person = await addExpected(scenario, wanted)
    expect(await handInOne(scenario, scanOf(person, 'in', '09:40:00'))).toEqual({
      outcome: 'notExpected',
      sentence: expect.stringContaining(text),
    })
    expect(await marksOf(person.applicationNo)).toBe('')
  })

  it('treats a slip that is unsigned or signed for another person as forged', async () => {
    const person = await addExpected(scenario)
    const { applicationNo } = person
    const other = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey
    const foreign = signSlip(
      other.export({ type: 'pkcs8', format: 'pem' }).toString(),
      slipFactsOf(applicationNo, scenario.session),
    )
    const { payload: anothers } = await addExpected(scenario)
    for (const payload of [foreign, anothers, '', 'EDU1', `${person.payload}x`, '😀'.repeat(100)]) {
      expect(await handInOne(scenario, scanOf({ applicationNo, payload }, 'in', '09:40:00'))).toMatchObject({
        outcome: 'forged',
      })
    }
    const { payload: _payload, ...without } = scanOf(person, 'in', '09:40:00')
    expect(await handInOne(scenario, without)).toMatchObject({ outcome: 'forged' })
    expect(await marksOf(applicationNo)).toBe('')
  })
})

describe('the opening hours of the check-in', () => {
  it('refuses a mark from another day or from the future', async () => {
    const person = await addExpected(scenario)
    const scan = scanOf(person, 'in', '09:40:00')
    const said = []
    for (const scannedAt of [
      '2026-12-09T10:00:00+09:00',
      '2026-12-10T04:59:59+09:00',
      '2026-12-10T17:35:01+09:00',
    ]) {
      said.push((await handInOne(scenario, { ...scan, scannedAt })).outcome)
    }
    expect(said).toEqual(['outsideDay', 'outsideDay', 'outsideDay'])
    await handInOne(scenario, { ...scan, scannedAt: '2026-12-10T17:34:00+09:00' })
    expect(await marksOf(person.applicationNo)).toBe('2026-12-10T08:30:00.000Z -')
  })

  it('closes the page, takes phone records a week longer and names no person then', async () => {
    const person = await addExpected(scenario)
    scenario.api.clock.set('2026-12-18T02:59:59+09:00')
    const late = await handIn(scenario, [scanOf(person, 'in', '09:40:00')])
    expect(late.entity).toMatchObject({ results: [{ outcome: 'taken' }], people: [] })
    scenario.api.clock.set('2026-12-18T03:00:00+09:00')
    expect((await handIn(scenario, [scanOf(person, 'out', '17:00:00')])).refusal).toBe('CHECK_IN_CLOSED')
    scenario.api.clock.set('2026-12-10T04:59:59+09:00')
    expect((await handIn(scenario, [scanOf(person, 'in', '04:50:00')])).refusal).toBe('CHECK_IN_CLOSED')
  })
})

describe('a caller at the check-in', () => {
  it('refuses a check-in caller without the code', async () => {
    const person = await addExpected(scenario)
    const stranger = { ...scenario, code: 'a'.repeat(32) }
    expect((await handIn(stranger, [scanOf(person, 'in', '09:40:00')])).refusal).toBe('CHECK_IN_UNKNOWN')
    expect(await marksOf(person.applicationNo)).toBe('')
  })

  it('refuses a malformed list of scans as a whole', async () => {
    const person = await addExpected(scenario)
    const scan = scanOf(person, 'in', '09:40:00')
    const call = (scans: unknown, deviceNo: string = randomUUID()) => {
      const input = { code: scenario.code, deviceNo, scans } as Parameters<
        typeof scenario.api.client.call<typeof recordCheckInScans>
      >[1]
      return scenario.api.client.call(recordCheckInScans, input)
    }
    const bad = [
      'none',
      { scan },
      [null],
      [{ ...scan, scanNo: 'one' }],
      [{ ...scan, direction: 'up' }],
      [{ ...scan, applicationNo: 2 ** 31 }],
      [{ ...scan, applicationNo: '1 OR 1=1' }],
      [{ ...scan, scannedAt: 'now' }],
      [{ ...scan, payload: 'x'.repeat(301) }],
      [{ ...scan, payload: 'a\0b' }],
      Array.from({ length: 501 }, () => scan),
    ]
    const statuses = await Promise.all(bad.map(async (scans) => (await call(scans)).status))
    expect(statuses).toEqual(bad.map(() => 400))
    expect((await call([scan], 'phone')).status).toBe(400)
    expect((await call([])).entity.results).toEqual([])
    expect(await marksOf(person.applicationNo)).toBe('')
  })

  it('writes no scan without the fixed header', async () => {
    const answer = await fetch(new URL(recordCheckInScans.path, scenario.api.client.origin), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ code: scenario.code, deviceNo: randomUUID(), scans: [] }),
    })
    expect(answer.status).toBe(403)
  })
})
