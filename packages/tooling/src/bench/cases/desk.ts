import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  CSRF_HEADER,
  CSRF_VALUE,
  type Endpoint,
  findRecords,
  listAudit,
  listMembers,
  listStaffPayments,
} from '@hygiene/contracts'
import { orderNumber } from '@hygiene/domain'
import { say } from '../../launcher/step.ts'
import { signToken } from '../bookers.ts'
import { startChild } from '../child.ts'
import { type DeskFacts, writeDeskWorld } from '../desk-world.ts'
import { type Finding, judgeTimes, milliseconds } from '../finding.ts'
import { inTurn } from '../in-turn.ts'
import { API_ENTRY, apiSettings, type BenchTown, FLOOR_ENTRY } from '../town.ts'

/** Issue 12 asks for a million: DESK_MEMBERS=10000,1000000 pnpm bench desk (about 10 GB of disk while it runs). */
const SIZES = (process.env['DESK_MEMBERS'] ?? '10000,100000').split(',').map(Number)
const TIMES = 25

interface Desk {
  members: number
  /** Milliseconds until an answer of the API, or of bare SQL, is there. */
  ask: (question: Question, whose: 'ours' | 'floor') => Promise<number>
}

interface Question {
  what: string
  contract: Endpoint
  input: (facts: DeskFacts) => Record<string, unknown>
  /** The statement of `ASK_DESK` and its words. */
  floor: (facts: DeskFacts) => readonly [string, (string | number)?]
}

const latestBy = (by: string) => () => ({ filter: {}, sort: { by, isDescending: true }, words: '' })
const search = (what: string, statement: string, wordsOf: (facts: DeskFacts) => string): Question => ({
  what: `search by ${what}`,
  contract: findRecords,
  input: (facts) => ({ words: wordsOf(facts) }),
  floor: (facts) => [statement, wordsOf(facts)],
})

const QUESTIONS: readonly Question[] = [
  {
    what: 'first page of the members',
    contract: listMembers,
    input: latestBy('joinedAt'),
    floor: () => ['members'],
  },
  {
    what: 'first page of the payments',
    contract: listStaffPayments,
    input: latestBy('createdAt'),
    floor: () => ['payments'],
  },
  {
    what: 'first page of the log',
    contract: listAudit,
    input: () => ({ limit: 50 }),
    floor: () => ['audit'],
  },
  search('the end of a telephone', 'phoneEnd', ({ phoneEnd }) => phoneEnd),
  search('a name', 'name', ({ name }) => name),
  search('a licence', 'licence', ({ licenceNo }) => licenceNo),
  search('a certificate', 'certificate', ({ certificateNumber }) => certificateNumber),
  {
    what: 'search by an order',
    contract: findRecords,
    input: ({ paymentNo, paidFor }) => ({ words: orderNumber({ paymentNo, createdAt: paidFor }) }),
    floor: ({ paymentNo }) => ['order', paymentNo],
  },
]

/** The staff console's questions beside bare SQL among few and many members. */
export async function benchDesk(town: BenchTown): Promise<Finding[]> {
  const scratch = mkdtempSync(join(tmpdir(), 'hygiene-desk-'))
  const undo: (() => Promise<void>)[] = []
  try {
    const desks: Desk[] = []
    for (const members of SIZES) desks.push(await openDesk(town, members, scratch, undo))
    const findings: Finding[] = []
    for (const question of QUESTIONS) findings.push(...(await compare(question, desks)))
    return findings
  } finally {
    for (const end of undo.toReversed()) await end()
    rmSync(scratch, { recursive: true, force: true, maxRetries: 5 })
  }
}

async function openDesk(
  town: BenchTown,
  members: number,
  scratch: string,
  undo: (() => Promise<void>)[],
): Promise<Desk> {
  const url = await town.addDatabase(`desk${members}`)
  const since = performance.now()
  const facts = await writeDeskWorld(url, members)
  say(
    `  ${members.toLocaleString('en')} members written in ${Math.round((performance.now() - since) / 1000)} s`,
  )
  const api = await startChild(API_ENTRY, apiSettings(url, scratch))
  undo.push(api.stop)
  const floor = await startChild(FLOOR_ENTRY, { DATABASE_URL: url })
  undo.push(floor.stop)
  const token = signToken(facts.loginNo)
  return {
    members,
    ask: ({ contract, input, floor: statement }, whose) => {
      if (whose === 'ours') return timeOf(requestOf(api.origin, contract, input(facts), token))
      const words = statement(facts).filter((word) => word !== undefined)
      return timeOf(new Request(`${floor.origin}/desk/${words.map(encodeURIComponent).join('/')}`))
    },
  }
}

function requestOf(
  origin: string,
  contract: Endpoint,
  input: Record<string, unknown>,
  token: string,
): Request {
  const address = new URL(contract.path, origin)
  const headers = { authorization: `Bearer ${token}`, [CSRF_HEADER]: CSRF_VALUE }
  if (contract.sends !== 'query') {
    const body = JSON.stringify(input)
    return new Request(address, {
      method: 'POST',
      body,
      headers: { ...headers, 'content-type': 'application/json' },
    })
  }
  for (const [name, value] of Object.entries(input)) address.searchParams.set(name, String(value))
  return new Request(address, { headers })
}

async function timeOf(request: Request): Promise<number> {
  const since = performance.now()
  const answer = await (await fetch(request)).text()
  if (!answer.startsWith('{"code":1,')) throw new Error(`${request.url} was answered ${answer.slice(0, 200)}`)
  return performance.now() - since
}

/** Beside bare SQL among as many members, and beside itself among the fewest. */
async function compare(question: Question, desks: readonly Desk[]): Promise<Finding[]> {
  const arms = desks.flatMap((desk) => [() => desk.ask(question, 'ours'), () => desk.ask(question, 'floor')])
  await inTurn(arms, 3)
  const rounds = await inTurn(arms, TIMES)
  const [few = []] = rounds
  const [fewest] = desks
  return desks.flatMap(({ members }, at) => {
    const [ours = [], floor = []] = rounds.slice(at * 2)
    const among = `${question.what}, ${members.toLocaleString('en')} members`
    const said = `${milliseconds(few)} among ${fewest?.members.toLocaleString('en')}`
    return [
      judgeTimes(among, ours, floor, milliseconds(floor)),
      ...(at > 0 ? [judgeTimes(among, ours, few, said)] : []),
    ]
  })
}
