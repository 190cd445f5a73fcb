import { randomUUID } from 'node:crypto'
import { recordCheckInScans } from '@hygiene/contracts/in-person/check-in/record-check-in-scans'
import type { SentTo } from '@hygiene/contracts/kit/endpoint'
import type { InPersonSession } from '@hygiene/db/generated/client'
import type { Queries } from '@hygiene/db/connect'
import type { ApplicationNo } from '@hygiene/domain/record-numbers'
import { slipFactsOf } from '@hygiene/domain/in-person/slip/freeze-slip'
import { signSlip } from '@hygiene/gateways'
import type { Answer } from '../client.ts'
import type { StartApi, ServedApi } from '../served-api.ts'
import { addSession } from './in-person.ts'
import { addPerson } from './people.ts'
import { bookSeat, type SeatWanted } from './seats.ts'

type Scan = SentTo<typeof recordCheckInScans>['scans'][number]

export interface CheckInScenario {
  api: ServedApi
  session: InPersonSession
  code: string
}

type MakeCheckInPass = (
  db: Queries,
  session: InPersonSession,
  label: string,
  now: Date,
) => Promise<{ code: string }>

export async function openCheckInScenario(
  start: StartApi<ServedApi>,
  makeCheckInPass: MakeCheckInPass,
): Promise<CheckInScenario> {
  const api = await start()
  api.clock.set('2026-12-10T09:30:00+09:00')
  const { db } = api.database
  const session = await addSession(db, { startsAt: new Date('2026-12-10T10:00:00+09:00'), capacity: 400 })
  const { code } = await makeCheckInPass(db, session, '정문', api.clock.now())
  return { api, session, code }
}

let people = 0

export async function addExpected(
  { api, session }: CheckInScenario,
  wanted: SeatWanted = {},
  name = '홍길동',
) {
  const { db } = api.database
  people += 1
  const person = await addPerson(db, { userId: `expected${people}`, name, phone: '01012345678' })
  const { booking } = await bookSeat(db, person, session, wanted)
  return { applicationNo: booking.applicationNo, payload: slipFor(api, booking.applicationNo, session) }
}

export function slipFor(
  { config }: ServedApi,
  applicationNo: ApplicationNo,
  session: InPersonSession,
): string {
  return signSlip(config.SLIP_SIGNING_KEY, slipFactsOf(applicationNo, session))
}

export function scanOf(
  { applicationNo, payload }: { applicationNo: ApplicationNo; payload?: string },
  direction: 'in' | 'out',
  time: string,
): Scan {
  const scannedAt = `2026-12-10T${time}+09:00`
  const how = payload === undefined ? { method: 'manual' as const } : { method: 'qr' as const, payload }
  return { scanNo: randomUUID(), applicationNo, direction, scannedAt, ...how }
}

export async function handIn(
  { api, code }: Pick<CheckInScenario, 'api' | 'code'>,
  scans: Scan[],
  deviceNo: string = randomUUID(),
): Promise<Answer<typeof recordCheckInScans>> {
  return api.client.call(recordCheckInScans, { code, deviceNo, scans })
}

export async function handInOne(scenario: Pick<CheckInScenario, 'api' | 'code'>, scan: Scan) {
  const [result] = (await handIn(scenario, [scan])).entity.results
  if (!result) throw new Error('The check-in said nothing')
  return { outcome: result.outcome, sentence: result.sentence }
}
