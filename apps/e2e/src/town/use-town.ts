import { type Browser, type BrowserContext, type BrowserContextOptions, type Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { type BrowserBuild, DESK, keepPictures, openDevice, PHONE, sharedBrowser } from './browser.ts'
import { ENGINE } from './engine.ts'
import { openTown, type Town } from './open-town.ts'
import { watchErrors } from './page-errors.ts'
import { keepArtefact } from './program.ts'

export interface Journey {
  /** The running town; only inside a test or hook. */
  readonly town: Town
  readonly browser: Browser
  phone(): Promise<Page>
  desk(): Promise<Page>
  device(options: BrowserContextOptions): Promise<BrowserContext>
}

/** One town for a file of journeys; devices live for one journey. */
export function useTown(fill: (town: Town) => Promise<void>, build: BrowserBuild = 'lean'): Journey {
  let town: Town
  let browser: Browser
  let devices: BrowserContext[] = []
  let errors: (readonly string[])[] = []

  beforeAll(async () => {
    ;[town, browser] = await Promise.all([openTown(), sharedBrowser(build)])
    await fill(town)
  })

  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') {
      await keepPictures(task.name, devices)
      for (const [name, log] of Object.entries(town.logs()))
        keepArtefact(`${task.file.name.replaceAll('/', '-')}-${name}.log`, log)
    }
    await Promise.all(devices.map((context) => context.close()))
    const found = errors.flat()
    devices = []
    errors = []
    // The next journey begins with every person logged out; else it is asked about the login of a device that is gone.
    await town.db.login.updateMany({
      where: { endedAt: null },
      data: { endedAt: new Date(), endReason: 'logout' },
    })
    if (found.length > 0) throw new Error(`Errors in the page:\n${found.join('\n')}`)
  })

  afterAll(async () => {
    await town?.stop()
  })

  async function device(options: BrowserContextOptions): Promise<BrowserContext> {
    const context = await openDevice(browser, town.url, options)
    devices.push(context)
    if (ENGINE !== 'chromium') errors.push(watchErrors(context))
    return context
  }
  return {
    get town() {
      return town
    },
    get browser() {
      return browser
    },
    device,
    phone: async () => (await device(PHONE)).newPage(),
    desk: async () => (await device(DESK)).newPage(),
  }
}
