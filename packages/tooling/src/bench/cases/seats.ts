import type { Request } from 'autocannon'
import { applyInPerson } from '@hygiene/contracts/in-person/enrolment/apply-in-person'
import { CSRF_HEADER, CSRF_VALUE } from '@hygiene/contracts/kit/envelope'
import { toWireNames, wireNameOf } from '@hygiene/contracts/kit/wire-names'
import { connectDatabase, type InPersonSession } from '@hygiene/db'
import { armOfApi, armOfFloor, share } from '../arms.ts'
import { addBookers, addHalls, type Booker } from '../bookers.ts'
import { type Finding, judgeRate, milliseconds } from '../finding.ts'
import { inTurn, loadInTurn, median, medianRatio, ROUNDS } from '../in-turn.ts'
import type { BenchTown } from '../town.ts'

const BOOKERS = 8192
const TAKERS = 200
const SEATS = 30
const P95_AT_MOST_MS = 1000

/** All people want the same hall: the real booking over HTTP, judged and durable, beside lock, count and insert alone. */
export async function benchSeats(town: BenchTown): Promise<Finding[]> {
  const { db, close } = connectDatabase({ url: town.databaseUrl })
  try {
    const bookers = await addBookers(db, BOOKERS)
    const hallsOf = (requestFor: RequestOf) =>
      addHalls(db, ROUNDS + 1).then((halls) => bookingsOf(bookers, halls, requestFor))
    const [ours = [], alone = [], grouped = []] = await loadInTurn([
      armOfApi(town, 'booking', await hallsOf(requestOf)),
      armOfFloor(town, 'a transaction each', await hallsOf(bareRequestOf('/booking'))),
      armOfFloor(town, 'group commit', await hallsOf(bareRequestOf('/booking-grouped'))),
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
      await rushFor(town, bookers, () => addHalls(db, ROUNDS + 1, SEATS)),
    ]
  } finally {
    await close()
  }
}

type RequestOf = (booker: Booker, hall: InPersonSession) => Request

/** A round has a hall of its own, and every connection people of its own. */
function bookingsOf(bookers: readonly Booker[], halls: readonly InPersonSession[], requestFor: RequestOf) {
  const rounds = new Map<number, number>()
  return (connection: number): Request[] => {
    const round = rounds.get(connection) ?? 0
    rounds.set(connection, round + 1)
    const hall = halls[round]
    if (!hall) throw new Error('There are fewer halls than rounds')
    return share(bookers, connection).map((booker) => requestFor(booker, hall))
  }
}

const BOUNDARY = 'a-boundary-nobody-types'

/** One person applies for one hall. */
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

/** 200 people ask for 30 seats in the same instant; how long the slow ones wait for their answer, yes or no. */
async function rushFor(
  { api, floor }: BenchTown,
  bookers: readonly Booker[],
  hallsOf: () => Promise<InPersonSession[]>,
): Promise<Finding> {
  const takers = bookers.slice(0, TAKERS)
  const [ours = [], bare = []] = await rushInTurn([
    { origin: api.origin, takers, halls: await hallsOf(), requestFor: requestOf },
    { origin: floor.origin, takers, halls: await hallsOf(), requestFor: bareRequestOf('/booking') },
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
  halls: InPersonSession[]
  requestFor: RequestOf
}

/** A rush each in turn, after one that only opens the connections; the 95th percentile of every round. */
async function rushInTurn(arms: readonly RushArm[]): Promise<number[][]> {
  for (const arm of arms) await rushOnce(arm)
  return inTurn(arms.map((arm) => () => rushOnce(arm)))
}

async function rushOnce({ origin, takers, halls, requestFor }: RushArm): Promise<number> {
  const hall = halls.shift()
  if (!hall) throw new Error('There are fewer halls than rounds')
  const waits = await Promise.all(takers.map((taker) => ask(origin, requestFor(taker, hall))))
  return waits.toSorted((one, other) => one - other)[Math.floor(waits.length * 0.95)] ?? Number.NaN
}

async function ask(origin: string, { path = '', method, headers, body }: Request): Promise<number> {
  const since = performance.now()
  const answer = await fetch(new URL(path, origin), { method, headers, body: String(body) } as RequestInit)
  await answer.text()
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
  return performance.now() - since
}
