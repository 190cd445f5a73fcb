import { randomUUID } from 'node:crypto'
import { recordDoorScans } from '@hygiene/contracts'
import type { InPersonSession } from '@hygiene/db'
import { slipFactsOf } from '@hygiene/domain'
import { signSlip } from '@hygiene/gateways'
import { makeDoorPass } from '@hygiene/operations/in-person/door/door-pass'
import { addPerson, addSession, bookSeat, type SeatWanted } from '@hygiene/testing'
import { startTestApi, type TestApi } from './start-test-api.ts'

type Answer = Awaited<ReturnType<typeof callDoor>>
type Scan = Parameters<typeof callDoor>[3][number]

export interface DoorTown {
  api: TestApi
  session: InPersonSession
  /** What stands behind `#` in the link of the session's door. */
  code: string
}

/** A hall on 10 December 2026, 10:00 to 17:00; the clock shows 09:30. */
export async function openDoorTown(): Promise<DoorTown> {
  const api = await startTestApi()
  api.clock.set('2026-12-10T09:30:00+09:00')
  const { db } = api.database
  const session = await addSession(db, { startsAt: new Date('2026-12-10T10:00:00+09:00'), capacity: 400 })
  const { code } = await makeDoorPass(db, session, '정문', api.clock.now())
  return { api, session, code }
}

let people = 0

/** Somebody with a place in the session, and the symbol of their slip. */
export async function addExpected({ api, session }: DoorTown, wanted: SeatWanted = {}, name = '홍길동') {
  const { db } = api.database
  people += 1
  const person = await addPerson(db, { userId: `expected${people}`, name, phone: '01012345678' })
  const { booking } = await bookSeat(db, person, session, wanted)
  return { applicationNo: booking.applicationNo, payload: slipFor(api, booking.applicationNo, session) }
}

export function slipFor({ config }: TestApi, applicationNo: number, session: InPersonSession): string {
  return signSlip(config.SLIP_SIGNING_KEY, slipFactsOf(applicationNo, session))
}

/** A scan of a symbol at a wall time of the session's day. */
export function scanOf(
  { applicationNo, payload }: { applicationNo: number; payload?: string },
  direction: 'in' | 'out',
  time: string,
): Scan {
  const scannedAt = `2026-12-10T${time}+09:00`
  const how = payload === undefined ? { method: 'manual' as const } : { method: 'qr' as const, payload }
  return { scanNo: randomUUID(), applicationNo, direction, scannedAt, ...how }
}

function callDoor(
  api: TestApi,
  code: string,
  deviceNo: string,
  scans: Parameters<typeof api.client.call<typeof recordDoorScans>>[1]['scans'],
) {
  return api.client.call(recordDoorScans, { code, deviceNo, scans })
}

export async function handIn(
  { api, code }: Pick<DoorTown, 'api' | 'code'>,
  scans: Scan[],
  deviceNo: string = randomUUID(),
): Promise<Answer> {
  return callDoor(api, code, deviceNo, scans)
}

/** What the door says of one scan: its outcome and the sentence for the person. */
export async function handInOne(town: Pick<DoorTown, 'api' | 'code'>, scan: Scan) {
  const [result] = (await handIn(town, [scan])).entity.results
  if (!result) throw new Error('The door said nothing')
  return { outcome: result.outcome, sentence: result.sentence }
}
