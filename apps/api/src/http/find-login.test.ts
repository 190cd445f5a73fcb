import type { Pool } from 'pg'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { groupedFind } from './find-login.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }))
afterEach(() => void vi.useRealTimers())

function asked() {
  const groups: number[] = []
  const query = async ({ values }: { values: string[] }) => {
    groups.push(values[0]?.split(',').length ?? 0)
    return { rows: [] }
  }
  let logins = 0
  const find = groupedFind({ query } as unknown as Pool)
  return { groups, come: async (mayWait: boolean) => find(`login-${(logins += 1)}`, mayWait) }
}

const turns = async () => {
  for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setImmediate(resolve))
}

describe('login lookup', () => {
  it('looks up at once a patient call that comes alone', async () => {
    const { groups, come } = asked()
    await come(true)
    vi.advanceTimersByTime(1000)
    await come(true)
    expect(groups).toEqual([1, 1])
  })

  it('looks up once all calls within 8 ms when another came at most 8 ms before', async () => {
    const { groups, come } = asked()
    await come(true)
    const all = [come(true)]
    await turns()
    vi.advanceTimersByTime(4)
    all.push(come(true))
    await turns()
    expect(groups).toEqual([1])
    vi.advanceTimersByTime(4)
    await Promise.all(all)
    expect(groups).toEqual([1, 2])
  })

  it('looks up an impatient call at once, together with the calls that wait', async () => {
    const { groups, come } = asked()
    await come(true)
    const patient = come(true)
    await turns()
    await Promise.all([come(false), patient])
    expect(groups).toEqual([1, 2])
  })

  it('looks up at once when sixteen calls wait', async () => {
    const { groups, come } = asked()
    await come(true)
    const all = [come(true)]
    await turns()
    for (let more = 1; more < 16; more += 1) all.push(come(true))
    await Promise.all(all)
    expect(groups).toEqual([1, 16])
  })
})
