import type { SentMessage } from '@hygiene/testing/sandbox'
import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright-core'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { ADMIN, keepPictures, openDevice, startBrowser } from '../environment/browser.ts'
import { keepArtefact } from '../environment/program.ts'

/** What a deployment test says in DEPLOYED_ENVIRONMENT of the production it has started (packages/lab/src/deployment). */
interface Notified {
  /** Where people reach the site, by TLS. */
  url: string
  /** Where the test takes wishes of the walk: restarts, programs at a terminal, the mailbox of the outside services. */
  control: string
  isShort: boolean
  canMoveClock: boolean
  /** How the browser finds the test's names, and trusts its certificate. */
  browserFlags: string[]
}

/** A whole browser before a production that stands already, and nothing of its database. */
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
      // The whole of a production starts beside it.
      device.setDefaultTimeout(120_000)
      devices.push(device)
      return device
    },
    /** Everything goes down and comes back; where an instant is given, on that instant. */
    async restart(at?: Date): Promise<void> {
      if (at !== undefined) aheadMs = at.getTime() - Date.now()
      await ask('restart', at === undefined ? {} : { ahead: aheadMs / 86_400_000 })
    },
    messages: (to: string) => ask<SentMessage[]>('messages', { to }),
    type: (program: string, text: readonly string[], password?: string) =>
      ask<string>('type', { program, text, password }),
  }
}
