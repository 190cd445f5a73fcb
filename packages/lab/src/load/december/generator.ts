import { readFileSync, writeFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { login } from '@hygiene/contracts/member/login/login'
import { applyInPerson } from '@hygiene/contracts/in-person/enrolment/apply-in-person'
import { APPLICATION_ID, CSRF_HEADER, CSRF_VALUE } from '@hygiene/contracts/kit/envelope'
import { toWireNames } from '@hygiene/contracts/kit/wire-names'
import { listOnlineEnrolments } from '@hygiene/contracts/education/enrolment/list-online-enrolments'
import { openLecture } from '@hygiene/contracts/education/study/open-lecture'
import { recordProgress } from '@hygiene/contracts/education/study/record-progress'
import { PASSWORD } from '@hygiene/testing'
import { requestOf } from '../../bench/cases/seats.ts'
import { Caller } from './caller.ts'
import type { Plan, Played, Visitor, Watcher } from './plan.ts'
import { type Asked, wireTo } from './wire.ts'

/** Runs as `node generator.ts <plan> <figures>`. Calls leave by the clock, whether or not earlier ones are answered. */
const [planFile = '', figuresFile = ''] = process.argv.slice(2)
const plan = JSON.parse(readFileSync(planFile, 'utf8')) as Plan
const wires = plan.origins.map(wireTo)
const caller = new Caller(wires, plan.seconds)
const records = new Map<number, [sequence: number, creditedMs: number]>()
const logins: string[] = []
const applications: number[] = []
const lateMs: number[] = []
const RECORD_SECONDS = 60

const addressOf = (no: number) => `10.${(no >> 16) & 255}.${(no >> 8) & 255}.${no & 255}`

function post(path: string, input: object, from: number, token?: string): Asked {
  const headers = { 'content-type': 'application/json', [CSRF_HEADER]: CSRF_VALUE, ...headersOf(from, token) }
  return { method: 'POST', path, headers, body: JSON.stringify(toWireNames({ ...input })) }
}

function headersOf(from: number, token: string | undefined): Record<string, string> {
  const address = { 'x-forwarded-for': addressOf(from) }
  return token === undefined ? address : { ...address, authorization: `Bearer ${token}` }
}

async function record(watcher: Watcher, round: number, plannedAt: number): Promise<void> {
  const { enrolmentNo, lectureNo, leaseNo, token } = watcher
  const sequence = round + 1
  const studyTime = sequence * RECORD_SECONDS
  const played = { studyTime, playedSeconds: RECORD_SECONDS, status: 2, isStart: 1 }
  const asked = post(
    recordProgress.path,
    { enrolmentNo, lectureNo, leaseNo, sequence, ...played },
    enrolmentNo,
    token,
  )
  const entity = await caller.call('record', asked, plannedAt)
  if (!entity) return
  const [, before] = records.get(enrolmentNo) ?? [0, 0]
  records.set(enrolmentNo, [sequence, before + Math.round(Number(entity['credited']) * 1000)])
}

async function enter({ userId, enrolmentNo, lectureNo }: Visitor, plannedAt: number): Promise<void> {
  const typed = { userId, userPw: PASSWORD, applicationId: APPLICATION_ID, disconnect: 1 }
  const opened = await caller.call('login', post(login.path, typed, enrolmentNo), plannedAt)
  if (!opened) return
  logins.push(userId)
  const token = String(opened['accessToken'])
  const list = {
    method: 'GET',
    path: `${listOnlineEnrolments.path}?page=1`,
    headers: headersOf(enrolmentNo, token),
  }
  await caller.call('enrolments', list, performance.now())
  const asked = post(openLecture.path, { enrolmentNo, lectureNo }, enrolmentNo, token)
  await caller.call('lecture', asked, performance.now())
}

async function book(person: Plan['venue']['people'][number], plannedAt: number): Promise<void> {
  const { method = 'POST', path = applyInPerson.path, headers, body } = requestOf(person, plan.venue)
  const from = headersOf(person.memberNo, undefined)
  const asked = {
    method,
    path,
    headers: { ...(headers as Record<string, string>), ...from },
    body: String(body),
  }
  const seat = await caller.call('booking', asked, plannedAt)
  if (seat) applications.push(Number(seat['applicationNo']))
}

async function play(): Promise<void> {
  const began = performance.now()
  const under: Promise<void>[] = []
  const recordCount = Math.floor(plan.recordsASecond * plan.seconds)
  let [nextRecord, nextLogin, isOpen] = [0, 0, false]
  const start = (atMs: number, action: (plannedAt: number) => Promise<void>) => {
    lateMs.push(performance.now() - began - atMs)
    under.push(action(began + atMs))
  }
  const recordAt = (n: number) => (n * 1000) / plan.recordsASecond
  const loginAt = (n: number) => plan.logins[n]?.atMs ?? Number.POSITIVE_INFINITY
  for (let now = 0; now < plan.seconds * 1000; now = performance.now() - began) {
    for (; nextRecord < recordCount && recordAt(nextRecord) <= now; nextRecord += 1) {
      const watcher = plan.watchers[nextRecord % plan.watchers.length]
      const round = Math.floor(nextRecord / plan.watchers.length)
      if (watcher) start(recordAt(nextRecord), (at) => record(watcher, round, at))
    }
    for (; loginAt(nextLogin) <= now; nextLogin += 1) {
      const visitor = plan.logins[nextLogin]
      if (visitor) start(visitor.atMs, (at) => enter(visitor, at))
    }
    if (!isOpen && now >= plan.venue.atMs) {
      isOpen = true
      for (const person of plan.venue.people) start(plan.venue.atMs, (at) => book(person, at))
    }
    await sleep(2)
  }
  await Promise.all(under)
}

await play()
for (const wire of wires) wire.close()
const played: Played = {
  kinds: caller.kinds,
  broken: caller.broken,
  away: caller.away,
  records: [...records].map(
    ([enrolmentNo, [sequence, creditedMs]]) => [enrolmentNo, sequence, creditedMs] as const,
  ),
  logins,
  applications,
  line: caller.line(),
  lateMs,
}
writeFileSync(figuresFile, JSON.stringify(played))
process.exit(0)
