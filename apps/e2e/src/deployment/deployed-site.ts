import type { SentMessage } from '@hygiene/testing/sandbox'
import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright-core'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { ADMIN, keepPictures, openDevice, startBrowser } from '../environment/browser.ts'
import { keepArtefact } from '../environment/program.ts'

interface Notified {
  url: string
  control: string
  isShort: boolean
  canMoveClock: boolean
  browserFlags: string[]
}

export function useDeployedSite() {
  const notified: Notified = JSON.parse(process.env['DEPLOYED_ENVIRONMENT'] ?? '{}')
  const devices: BrowserContext[] = []
  let browser: Browser
  let aheadMs = 0

  async function ask<Result>(what: string, wanted: object = {}): Promise<Result> {
    const answer = await fetch(`${notified.control}/${what}`, {
      method: 'POST',
      body: JSON.stringify(wanted),
    })
    if (!answer.ok) throw new Error(`${what}: ${await answer.text()}`)
    return ((await answer.json()) as { result: Result }).result
  }

  beforeAll(async () => {
    browser = await startBrowser(notified.browserFlags, 'whole')
  })
  afterEach(async ({ task }) => {
    if (task.result?.state !== 'fail') return
    await keepPictures(`deployment ${task.name}`, devices)
    const logs = await ask<Record<string, string>>('logs')
    for (const [name, log] of Object.entries(logs)) keepArtefact(`deployment-${name}.log`, log)
  })
  afterAll(() => browser?.close())

  return {
    ...notified,
    now: () => new Date(Date.now() + aheadMs),
    async device(options: BrowserContextOptions = ADMIN): Promise<BrowserContext> {
      const device = await openDevice(browser, notified.url, options)
      if (aheadMs > 0) await device.clock.install({ time: new Date(Date.now() + aheadMs) })
      // Allows for a whole production that starts beside it.
      device.setDefaultTimeout(120_000)
      devices.push(device)
      return device
    },
    async restart(at?: Date): Promise<void> {
      if (at !== undefined) aheadMs = at.getTime() - Date.now()
      await ask('restart', at === undefined ? {} : { ahead: aheadMs / 86_400_000 })
    },
    messages: (to: string) => ask<SentMessage[]>('messages', { to }),
    type: (program: string, text: readonly string[], password?: string) =>
      ask<string>('type', { program, text, password }),
  }
}
