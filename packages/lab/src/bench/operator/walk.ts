import { loadavg } from 'node:os'
import { PASSWORD } from '@hygiene/testing'
import { cpuSecondsOf } from '../cpu-time.ts'
import { argon2 } from '../floor/parts.ts'
import { median } from '../in-turn.ts'
import { Operator, operatorsAt } from './steps.ts'
import type { Learner } from './learners.ts'
import type { Stage } from './stage.ts'

export interface Cost {
  api: number
  worker: number
  postgres: number
}

export interface StepCost extends Cost {
  name: string
  calls: number
  p50Ms: number
}

export interface Lectures {
  numbers: readonly number[]
  seconds: number
}

const AT_ONCE = 16

/** Lets everybody finish a step before anybody starts the next, so that the CPU time belongs to one step. */
export async function walkAll(
  stage: Stage,
  postgresPid: number,
  learners: readonly Learner[],
  lectures: Lectures,
): Promise<StepCost[]> {
  const operators = operatorsAt(stage, learners)
  const costs: StepCost[] = []
  const processes = { api: stage.apiPid, worker: stage.workerPid, postgres: postgresPid }
  const used = (): Cost => ({
    api: cpuSecondsOf([processes.api]) ?? Number.NaN,
    worker: cpuSecondsOf([processes.worker]) ?? Number.NaN,
    postgres: cpuSecondsOf([processes.postgres]) ?? Number.NaN,
  })
  const callsOf = () => operators.reduce((sum, { calls }) => sum + calls, 0)

  async function take(name: string, step: (one: Operator) => Promise<void>, atOnce = AT_ONCE): Promise<void> {
    const [before, calls] = [used(), callsOf()]
    const times = await beside(operators, step, atOnce)
    const after = used()
    const each = (key: keyof Cost) => ((after[key] - before[key]) * 1000) / operators.length
    const cost = { api: each('api'), worker: each('worker'), postgres: each('postgres') }
    costs.push({ name, ...cost, calls: (callsOf() - calls) / operators.length, p50Ms: median(times) })
  }

  await take('log-in', (one) => one.logIn())
  await take('home and lists', (one) => one.view())
  for (const lectureNo of lectures.numbers) {
    await take('opening a lecture', (one) => one.openLecture(lectureNo))
    stage.switchClock()
    await take('progress records', (one) => one.watch(lectureNo, lectures.seconds), operators.length)
    stage.switchClock()
  }
  await take('end of study', (one) => one.finishStudy())
  await take('survey', (one) => one.answerSurvey())
  await take('identity check', (one) => one.proveIdentity())
  await take('test', (one) => one.takeTest())
  await take('certificate', (one) => one.takeCertificate(), operators.length)
  return summed(costs)
}

async function beside<Each>(
  all: readonly Each[],
  step: (one: Each) => Promise<void>,
  atOnce: number,
): Promise<number[]> {
  const times: number[] = []
  const rest = all.values()
  const work = async (): Promise<void> => {
    for (const one of rest) {
      const since = performance.now()
      await step(one)
      times.push(performance.now() - since)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return times
}

function summed(costs: readonly StepCost[]): StepCost[] {
  return [...Map.groupBy(costs, ({ name }) => name).entries()].map(([name, of]) => {
    const sum = (pick: (cost: StepCost) => number) => of.reduce((all, one) => all + pick(one), 0)
    return {
      name,
      api: sum((one) => one.api),
      worker: sum((one) => one.worker),
      postgres: sum((one) => one.postgres),
      calls: sum((one) => one.calls),
      p50Ms: median(of.map(({ p50Ms }) => p50Ms)),
    }
  })
}

export const sumOf = ({ api, worker, postgres }: Cost): number => api + worker + postgres

export async function hashMs(times = 40): Promise<number> {
  const library = argon2()
  const hashed = await library.hash(PASSWORD)
  const verify = () => library.verify(hashed, PASSWORD)
  const before = process.cpuUsage()
  for (let done = 0; done < times; done += 2) await Promise.all([verify(), verify()])
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000 / times
}

const ms = (value: number): string => value.toFixed(1)
const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`

export function tableOf(costs: readonly StepCost[], hash: number): string[] {
  const total = costs.reduce((sum, cost) => sum + sumOf(cost), 0) - hash
  const rows = costs.map((cost) => {
    const own = sumOf(cost) - (cost.name === 'log-in' ? hash : 0)
    const name = cost.name === 'log-in' ? 'log-in, without the hash' : cost.name
    const api = cost.api - (cost.name === 'log-in' ? hash : 0)
    return line([
      name,
      cost.calls.toFixed(0),
      ms(api),
      ms(cost.worker),
      ms(cost.postgres),
      ms(own),
      `${((own / total) * 100).toFixed(0)} %`,
    ])
  })
  const all = (key: keyof Cost) => costs.reduce((sum, cost) => sum + cost[key], 0)
  const calls = costs.reduce((sum, cost) => sum + cost.calls, 0)
  return [
    line(['step', 'calls', 'API, ms', 'worker, ms', 'PostgreSQL, ms', 'sum, ms', 'share']),
    '|---|---|---|---|---|---|---|',
    ...rows,
    line([
      'all',
      calls.toFixed(0),
      ms(all('api') - hash),
      ms(all('worker')),
      ms(all('postgres')),
      ms(total),
      '',
    ]),
    `password hash: ${ms(hash)} ms; load ${loadavg()
      .map((one) => one.toFixed(1))
      .join(' ')}`,
  ]
}
