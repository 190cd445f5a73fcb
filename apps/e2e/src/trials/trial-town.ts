import { databaseAt } from '@hygiene/testing/open-database'
import type { Browser, BrowserContext } from 'playwright-core'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { DESK, keepPictures, openDevice, startBrowser } from '../town/browser.ts'

/** What a trial tells in TRIAL_TOWN of the production it has started (packages/tooling/src/trials/compose). */
interface Told {
  /** Where people reach the site, by TLS. */
  url: string
  databaseUrl: string
  /** How the browser finds the trial's names, and trusts its certificate. */
  browserFlags: string[]
}

/** A whole browser before a production that stands already; nothing of it is started or ended here. */
export function useTrialTown() {
  const { url, databaseUrl, browserFlags }: Told = JSON.parse(process.env['TRIAL_TOWN'] ?? '{}')
  const database = databaseAt(databaseUrl)
  const devices: BrowserContext[] = []
  let browser: Browser

  beforeAll(async () => {
    browser = await startBrowser(browserFlags, 'whole')
  })
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await keepPictures(`trial ${task.name}`, devices)
    await Promise.all(devices.splice(0).map((device) => device.close()))
    // Else the next login is asked about the device that is gone.
    const ended = { endedAt: new Date(), endReason: 'logout' } as const
    await database.db.login.updateMany({ where: { endedAt: null }, data: ended })
  })
  afterAll(async () => {
    await browser?.close()
    await database.close()
  })

  return {
    url,
    db: database.db,
    async device(options = DESK): Promise<BrowserContext> {
      const device = await openDevice(browser, url, options)
      // The whole of a production starts beside it.
      device.setDefaultTimeout(120_000)
      devices.push(device)
      return device
    },
  }
}
