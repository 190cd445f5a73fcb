import { preferredMethod } from '@hygiene/contracts/kit/endpoint'
import { CSRF_HEADER, CSRF_VALUE } from '@hygiene/contracts/kit/envelope'
import { signToken } from './bookers.ts'
import { startChild } from './child.ts'
import { cpuSecondsOf } from './cpu-time.ts'
import type { AdminQuestion } from './admin-questions.ts'
import type { AdminFacts } from './admin-world.ts'
import { median } from './in-turn.ts'
import { API_ENTRY, apiSettings, FLOOR_ENTRY } from './environment.ts'

export interface Admin {
  members: number
  ask: (question: AdminQuestion, side: 'ours' | 'floor', times: number) => Promise<Asked>
}

interface Asked {
  ms: number
  cpuMs: number
}

interface World {
  url: string
  members: number
  facts: AdminFacts
  postgresPid: number
  scratch: string
}

export async function openAdmin(
  { url, members, facts, postgresPid, scratch }: World,
  undo: (() => Promise<void>)[],
): Promise<Admin> {
  const api = await startChild(API_ENTRY, apiSettings(url, scratch))
  undo.push(api.stop)
  const floor = await startChild(FLOOR_ENTRY, { DATABASE_URL: url })
  undo.push(floor.stop)
  const { loginNo } = facts
  const token = signToken(loginNo)
  return {
    members,
    ask: (question, side, times) => {
      if (side === 'ours') {
        return repeat(() => requestOf(api.origin, question, facts, token), times, [api.pid, postgresPid])
      }
      const send = (): Request => post(`${floor.origin}/admin`, { loginNo, ...question.floor?.(facts) })
      return repeat(send, times, [floor.pid, postgresPid])
    },
  }
}

async function repeat(next: () => Request, times: number, pids: readonly number[]): Promise<Asked> {
  const before = cpuSecondsOf(pids) ?? Number.NaN
  const taken: number[] = []
  for (let time = 0; time < times; time += 1) taken.push(await timeOf(next()))
  const after = cpuSecondsOf(pids) ?? Number.NaN
  return { ms: median(taken), cpuMs: ((after - before) * 1000) / times }
}

function requestOf(origin: string, question: AdminQuestion, facts: AdminFacts, token: string): Request {
  const { contract, input } = question
  const headers = { authorization: `Bearer ${token}`, [CSRF_HEADER]: CSRF_VALUE }
  const address = new URL(contract.path, origin)
  if (preferredMethod(contract) === 'POST') return post(address.href, input(facts), headers)
  for (const [name, value] of Object.entries(input(facts))) address.searchParams.set(name, String(value))
  return new Request(address, { headers })
}

function post(address: string, body: object, headers: Record<string, string> = {}): Request {
  const json = { ...headers, 'content-type': 'application/json' }
  return new Request(address, { method: 'POST', body: JSON.stringify(body), headers: json })
}

async function timeOf(request: Request): Promise<number> {
  const since = performance.now()
  const answer = await (await fetch(request)).text()
  if (!answer.startsWith('{"code":1,')) throw new Error(`${request.url} was answered ${answer.slice(0, 200)}`)
  return performance.now() - since
}
