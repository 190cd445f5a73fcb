import type { Request } from 'autocannon'
import { applyInPerson, CSRF_HEADER, CSRF_VALUE } from '@hygiene/contracts'
import { connectDatabase, type InPersonSession } from '@hygiene/db'
import { armOfApi, armOfFloor, share } from '../arms.ts'
import { addBookers, addHalls, type Booker } from '../bookers.ts'
import { type Finding, judgeRate, milliseconds } from '../finding.ts'
import { loadInTurn, median, ROUNDS } from '../in-turn.ts'
import type { BenchTown } from '../town.ts'

const BOOKERS = 8192
const TAKERS = 200
const SEATS = 30
const P95_AT_MOST_MS = 1000

/** Everybody wants the same hall: the real booking over HTTP, judged and durable, beside lock, count and insert alone. */
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
    const small = await addHalls(db, ROUNDS + 1, SEATS)
    return [
      judgeRate(
        { what: 'booking on one hot session, beside a bare transaction each', atLeast: 1 },
        ours,
        alone,
      ),
      judgeRate(
        { what: 'booking on one hot session, beside bare group commit', atLeast: 0.3 },
        ours,
        grouped,
      ),
      await rushFor(town, bookers, small),
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

function requestOf({ memberNo, token }: Booker, { offlineEducationNo }: InPersonSession): Request {
  const bean = {
    offlineEducationNo,
    salesType: 1,
    licences: [
      {
        industryType: 1,
        licenseNumber: `${offlineEducationNo}-${String(memberNo).padStart(8, '0')}`,
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
  const field = 'content-disposition: form-data; name="offlineEducationBean"'
  return {
    method: 'POST',
    path: applyInPerson.path,
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
      [CSRF_HEADER]: CSRF_VALUE,
    },
    body: `--${BOUNDARY}\r\n${field}\r\n\r\n${JSON.stringify(bean)}\r\n--${BOUNDARY}--\r\n`,
  }
}

const bareRequestOf =
  (path: string): RequestOf =>
  ({ memberNo }, { offlineEducationNo }) => {
    return {
      method: 'POST',
      path,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ memberNo, offlineEducationNo }),
    }
  }

/** 200 people ask for 30 seats in the same instant; how long the slow ones wait for their answer, yes or no. */
async function rushFor(
  { api }: BenchTown,
  bookers: readonly Booker[],
  halls: readonly InPersonSession[],
): Promise<Finding> {
  const p95s: number[] = []
  for (const hall of halls) {
    const waits = await Promise.all(
      bookers.slice(0, TAKERS).map((booker) => ask(api.origin, requestOf(booker, hall))),
    )
    const taken = waits.filter(({ code }) => code === 1).length
    if (taken !== SEATS) throw new Error(`${taken} of ${SEATS} seats were given`)
    p95s.push(waits.map(({ ms }) => ms).toSorted((a, b) => a - b)[Math.floor(TAKERS * 0.95)] ?? Number.NaN)
  }
  // The first opens the connections.
  const measured = p95s.slice(1)
  return {
    what: `${TAKERS} people at once for ${SEATS} seats, p95`,
    ours: milliseconds(measured),
    floor: '',
    ratio: '',
    target: `≤ ${P95_AT_MOST_MS} ms`,
    isMet: median(measured) <= P95_AT_MOST_MS,
  }
}

async function ask(
  origin: string,
  { path = '', method, headers, body }: Request,
): Promise<{ code: number; ms: number }> {
  const since = performance.now()
  const answer = await fetch(new URL(path, origin), { method, headers, body: String(body) } as RequestInit)
  const { code } = (await answer.json()) as { code: number }
  return { code, ms: performance.now() - since }
}
