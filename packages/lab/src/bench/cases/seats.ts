import type { Request } from 'autocannon'
import { applyInPerson } from '@hygiene/contracts/in-person/enrolment/apply-in-person'
import { CSRF_HEADER, CSRF_VALUE } from '@hygiene/contracts/kit/envelope'
import { toWireNames, wireNameOf } from '@hygiene/contracts/kit/wire-names'
import { connectDatabase } from '@hygiene/db/connect'
import type { InPersonSession } from '@hygiene/db/generated/client'
import { armOfApi, armOfFloor, share } from '../arms.ts'
import { addBookers, addVenues, type Booker } from '../bookers.ts'
import { type Finding, judgeRate, milliseconds } from '../finding.ts'
import { inTurn, loadInTurn, median, medianRatio, ROUNDS } from '../in-turn.ts'
import type { BenchEnvironment } from '../environment.ts'

const BOOKERS = 8192
const TAKERS = 200
const SEATS = 30
const P95_AT_MOST_MS = 1000

export async function benchSeats(environment: BenchEnvironment): Promise<Finding[]> {
  const { db, close } = connectDatabase({ url: environment.databaseUrl })
  try {
    const bookers = await addBookers(db, BOOKERS)
    const venuesOf = (requestFor: RequestOf) =>
      addVenues(db, ROUNDS + 1).then((venues) => bookingsOf(bookers, venues, requestFor))
    const [ours = [], alone = [], grouped = []] = await loadInTurn([
      armOfApi(environment, 'booking', await venuesOf(requestOf)),
      armOfFloor(environment, 'a transaction each', await venuesOf(bareRequestOf('/booking'))),
      armOfFloor(environment, 'group commit', await venuesOf(bareRequestOf('/booking-grouped'))),
    ])
    return [
      judgeRate(
        { what: 'booking on one hot session, beside a bare transaction each', atLeast: 1 },
        ours,
        alone,
      ),
      judgeRate(
        { what: 'booking on one hot session, beside bare group commit', atLeast: 0.5 },
        ours,
        grouped,
      ),
      await rushFor(environment, bookers, () => addVenues(db, ROUNDS + 1, SEATS)),
    ]
  } finally {
    await close()
  }
}

type RequestOf = (booker: Booker, venue: InPersonSession) => Request

function bookingsOf(bookers: readonly Booker[], venues: readonly InPersonSession[], requestFor: RequestOf) {
  const rounds = new Map<number, number>()
  return (connection: number): Request[] => {
    const round = rounds.get(connection) ?? 0
    rounds.set(connection, round + 1)
    const venue = venues[round]
    if (!venue) throw new Error('There are fewer venues than rounds')
    return share(bookers, connection).map((booker) => requestFor(booker, venue))
  }
}

const BOUNDARY = 'a-boundary-nobody-types'

export function requestOf(
  { memberNo, token }: Booker,
  { sessionNo }: Pick<InPersonSession, 'sessionNo'>,
): Request {
  const bean = {
    sessionNo,
    salesType: 1,
    licences: [
      {
        industryType: 1,
        licenseNumber: `${sessionNo}-${String(memberNo).padStart(8, '0')}`,
        businessName: '새마음 식당',
        representative: '박춘자',
        sidoCode: '4100000000',
        address: '경기도 수원시 팔달구 가상로 12',
        positionType: 1,
      },
    ],
    phone: '01012345678',
    privacyConsent: true,
  }
  const field = `content-disposition: form-data; name="${wireNameOf('inPersonApplication')}"`
  return {
    method: 'POST',
    path: applyInPerson.path,
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
      [CSRF_HEADER]: CSRF_VALUE,
    },
    body: `--${BOUNDARY}\r\n${field}\r\n\r\n${JSON.stringify(toWireNames(bean))}\r\n--${BOUNDARY}--\r\n`,
  }
}

const bareRequestOf =
  (path: string): RequestOf =>
  ({ memberNo }, { sessionNo }) => {
    return {
      method: 'POST',
      path,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(toWireNames({ memberNo, sessionNo })),
    }
  }

async function rushFor(
  { api, floor }: BenchEnvironment,
  bookers: readonly Booker[],
  venuesOf: () => Promise<InPersonSession[]>,
): Promise<Finding> {
  const takers = bookers.slice(0, TAKERS)
  const [ours = [], bare = []] = await rushInTurn([
    { origin: api.origin, takers, venues: await venuesOf(), requestFor: requestOf },
    { origin: floor.origin, takers, venues: await venuesOf(), requestFor: bareRequestOf('/booking') },
  ])
  return {
    what: `${TAKERS} people at once for ${SEATS} seats, p95`,
    ours: milliseconds(ours),
    floor: milliseconds(bare),
    ratio: `×${medianRatio(ours, bare).toFixed(2)}`,
    target: `≤ ${P95_AT_MOST_MS} ms`,
    isMet: median(ours) <= P95_AT_MOST_MS,
  }
}

interface RushArm {
  origin: string
  takers: readonly Booker[]
  venues: InPersonSession[]
  requestFor: RequestOf
}

async function rushInTurn(arms: readonly RushArm[]): Promise<number[][]> {
  for (const arm of arms) await rushOnce(arm)
  return inTurn(arms.map((arm) => () => rushOnce(arm)))
}

async function rushOnce({ origin, takers, venues, requestFor }: RushArm): Promise<number> {
  const venue = venues.shift()
  if (!venue) throw new Error('There are fewer venues than rounds')
  const waits = await Promise.all(takers.map((taker) => ask(origin, requestFor(taker, venue))))
  return waits.toSorted((one, other) => one - other)[Math.floor(waits.length * 0.95)] ?? Number.NaN
}

async function ask(origin: string, { path = '', method, headers, body }: Request): Promise<number> {
  const since = performance.now()
  const answer = await fetch(new URL(path, origin), { method, headers, body: String(body) } as RequestInit)
  await answer.text()
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
  return performance.now() - since
}
