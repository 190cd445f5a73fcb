import { setTimeout as sleep } from 'node:timers/promises'
import { login } from '@hygiene/contracts/member/login/login'
import type { Endpoint } from '@hygiene/contracts/kit/endpoint'
import { APPLICATION_ID, CSRF_HEADER, CSRF_VALUE } from '@hygiene/contracts/kit/envelope'
import { toWireNames } from '@hygiene/contracts/kit/wire-names'
import { recordProgress } from '@hygiene/contracts/education/study/record-progress'
import { PASSWORD } from '@hygiene/testing'
import type { Student } from '../bench/students.ts'

const GIVES_UP_MS = 15_000

export interface Work {
  origin: string
  isOver: () => boolean
  calls: number
  retried: Record<string, number>
  gaveUp: number
  logins: number
  times: number[]
}

export function newWork(origin: string, isOver: () => boolean): Work {
  return { origin, isOver, calls: 0, retried: {}, gaveUp: 0, logins: 0, times: [] }
}

/** Repeats each record until it is acknowledged, as players do. `student.sequence` is the last acknowledged one. */
export async function watchWithoutEnd(work: Work, student: Student): Promise<void> {
  const { enrolmentNo, lectureNo, leaseNo, token } = student
  while (!work.isOver()) {
    const sequence = student.sequence + 1
    const played = { studyTime: sequence / 100, playedSeconds: 0.01, status: 2, isStart: 1 }
    const progress = { enrolmentNo, lectureNo, leaseNo, sequence, ...played }
    if (await send(work, recordProgress, progress, token)) student.sequence = sequence
  }
}

export async function logInWithoutEnd(work: Work, userId: string): Promise<void> {
  const typed = { userId, userPw: PASSWORD, applicationId: APPLICATION_ID, disconnect: 1 }
  while (!work.isOver()) {
    if (await send(work, login, typed)) work.logins += 1
  }
}

async function send(work: Work, contract: Endpoint, input: object, token?: string): Promise<boolean> {
  const began = performance.now()
  work.calls += 1
  while (performance.now() - began < GIVES_UP_MS) {
    const answer = await attempt(work, contract, input, token)
    if (answer === 'done') {
      work.times.push(performance.now() - began)
      return true
    }
    work.retried[answer] = (work.retried[answer] ?? 0) + 1
    await sleep(200)
  }
  work.gaveUp += 1
  return false
}

async function attempt(
  { origin }: Work,
  contract: Endpoint,
  input: object,
  token: string | undefined,
): Promise<string> {
  try {
    const response = await fetch(`${origin}${contract.path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        [CSRF_HEADER]: CSRF_VALUE,
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(toWireNames({ ...input })),
      signal: AbortSignal.timeout(GIVES_UP_MS),
    })
    const body = (await response.json().catch(() => null)) as { code: number } | null
    if (response.status === 200 && body?.code === 1) return 'done'
    return `${response.status} ${body?.code ?? 'of the proxy'}`
  } catch (error) {
    return error instanceof Error ? error.message : 'broken'
  }
}
