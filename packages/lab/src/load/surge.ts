import { availableParallelism } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { login } from '@hygiene/contracts/member/login/login'
import { CROWD, PLACE_HEADER, type PlaceInLine } from '@hygiene/contracts/kit/crowd'
import { APPLICATION_ID, CSRF_HEADER, CSRF_VALUE, type Envelope } from '@hygiene/contracts/kit/envelope'
import { listOnlineEnrolments } from '@hygiene/contracts/education/enrolment/list-online-enrolments'
import { PASSWORD } from '@hygiene/testing'
import { percentile } from './percentile.ts'

type Times = Record<'login' | 'loginAway' | 'read' | 'readAway' | 'ready' | 'admission', number[]>

export interface Surge {
  origin: string
  seconds: number
  people: number
  userIds: readonly string[]
  tokens: readonly string[]
}

export interface SurgeFigures {
  times: Times
  broken: Record<string, number>
}

export async function play({ origin, seconds, people, userIds, tokens }: Surge): Promise<SurgeFigures> {
  const figures: SurgeFigures = {
    times: { login: [], loginAway: [], read: [], readAway: [], ready: [], admission: [] },
    broken: {},
  }
  const until = performance.now() + seconds * 1000
  const crowd = Array.from({ length: people }, async (_, place) => {
    while (performance.now() < until) {
      if (place % 2 === 0) await enter(origin, userIds[place % userIds.length] ?? '', figures, until)
      else await view(origin, tokens[place % tokens.length] ?? '', figures)
    }
  })
  const balancer = (async () => {
    while (performance.now() < until) {
      await timed(figures, 'ready', () => fetch(`${origin}/readyz`))
      await sleep(250)
    }
  })()
  await Promise.all([...crowd, balancer])
  return figures
}

async function enter(origin: string, userId: string, figures: SurgeFigures, until: number): Promise<void> {
  const began = performance.now()
  let ticket: string | undefined
  do {
    const asked = performance.now()
    const answer = await ask(origin, login.path, figures, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        [CSRF_HEADER]: CSRF_VALUE,
        ...(ticket === undefined ? {} : { [PLACE_HEADER]: ticket }),
      },
      body: JSON.stringify({ userId, userPw: PASSWORD, applicationId: APPLICATION_ID, disconnect: 1 }),
    })
    const took = performance.now() - asked
    if (!answer) return sleep(200)
    if (answer.status === 200) {
      figures.times.login.push(took)
      figures.times.admission.push(performance.now() - began)
      return
    }
    figures.times.loginAway.push(took)
    if (answer.envelope.code === CROWD.line.code) ticket = (answer.envelope.entity as PlaceInLine).ticket
    await sleep(answer.retryMs)
  } while (performance.now() < until)
}

async function view(origin: string, token: string, figures: SurgeFigures): Promise<void> {
  const asked = performance.now()
  const path = `${listOnlineEnrolments.path}?page=1`
  const answer = await ask(origin, path, figures, { headers: { authorization: `Bearer ${token}` } })
  if (!answer) return sleep(200)
  figures.times[answer.status === 200 ? 'read' : 'readAway'].push(performance.now() - asked)
  if (answer.status !== 200) await sleep(answer.retryMs)
}

async function ask(origin: string, path: string, figures: SurgeFigures, init: RequestInit) {
  try {
    const response = await fetch(`${origin}${path}`, init)
    const envelope = (await response.json()) as Envelope
    const isClear =
      response.status === 200 || (response.status === 503 && response.headers.has('retry-after'))
    if (!isClear) return note(figures, String(response.status))
    return {
      status: response.status,
      envelope,
      retryMs: Number(response.headers.get('retry-after') ?? 0) * 1000,
    }
  } catch (error) {
    return note(figures, error instanceof Error ? error.message : 'unknown')
  }
}

function note({ broken }: SurgeFigures, why: string): null {
  broken[why] = (broken[why] ?? 0) + 1
  return null
}

async function timed(figures: SurgeFigures, what: keyof Times, work: () => Promise<Response>): Promise<void> {
  const began = performance.now()
  const response = await work().catch(() => null)
  if (response?.status !== 200) note(figures, `${what} ${response?.status ?? 'no answer'}`)
  await response?.arrayBuffer()
  figures.times[what].push(performance.now() - began)
}

export function tableOf({ times, broken }: SurgeFigures, seconds: number): string {
  const rows = Object.entries(times).map(([what, all]) => {
    const [p50, p95, p99, worst] = [0.5, 0.95, 0.99, 1].map((share) => percentile(all, share))
    return `| ${what} | ${all.length} | ${(all.length / seconds).toFixed(0)}/s | ${p50} | ${p95} | ${p99} | ${worst} |`
  })
  return [
    `${availableParallelism()} cores; milliseconds`,
    '| what | answers | rate | p50 | p95 | p99 | worst |',
    '|---|---|---|---|---|---|---|',
    ...rows,
    `broken: ${JSON.stringify(broken)}`,
  ].join('\n')
}
