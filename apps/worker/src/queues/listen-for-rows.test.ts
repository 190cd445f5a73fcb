import { eventually } from '@hygiene/testing/drive/eventually'
import { proxyTo } from '@hygiene/testing/drive/silent-proxy'
import { type DatabaseScenario, openDatabaseScenario } from '@hygiene/testing/open-database'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { listenForRows } from './listen-for-rows.ts'

let scenario: DatabaseScenario

beforeEach(async () => {
  scenario = await openDatabaseScenario()
})
afterEach(() => scenario.stop())

it('receives rows again after its connection fell silent', async () => {
  const proxy = await proxyTo(scenario.url)
  let woken = 0
  const listener = listenForRows(
    proxy.url,
    () => void (woken += 1),
    () => false,
    { askMs: 100, answerMs: 1500 },
  )
  const isHeard = async (withinMs = 3000): Promise<boolean> => {
    const before = woken
    await scenario.database.pool.query('NOTIFY outbox')
    await eventually(async () => woken > before, withinMs).catch(() => {})
    return woken > before
  }
  try {
    await eventually(isHeard)
    proxy.fallSilent('established')
    expect(await isHeard(300)).toBe(false)
    await eventually(isHeard)
    expect(await isHeard()).toBe(true)
  } finally {
    await listener.stop()
    await proxy.stop()
  }
})
