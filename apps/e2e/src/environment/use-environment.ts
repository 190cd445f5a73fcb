import { type Browser, type BrowserContext, type BrowserContextOptions, type Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { type BrowserBuild, ADMIN, keepPictures, openDevice, PHONE, sharedBrowser } from './browser.ts'
import { ENGINE } from './engine.ts'
import { openEnvironment, type Environment } from './open-environment.ts'
import { watchErrors } from './page-errors.ts'
import { keepArtefact } from './program.ts'

export interface Journey {
  readonly environment: Environment
  readonly browser: Browser
  phone(): Promise<Page>
  admin(): Promise<Page>
  device(options: BrowserContextOptions): Promise<BrowserContext>
}

export function useEnvironment(
  fill: (environment: Environment) => Promise<void>,
  build: BrowserBuild = 'lean',
): Journey {
  let environment: Environment
  let browser: Browser
  let devices: BrowserContext[] = []
  let errors: (readonly string[])[] = []

  beforeAll(async () => {
    ;[environment, browser] = await Promise.all([openEnvironment(), sharedBrowser(build)])
    await fill(environment)
  })

  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') {
      await keepPictures(task.name, devices)
      for (const [name, log] of Object.entries(environment.logs()))
        keepArtefact(`${task.file.name.replaceAll('/', '-')}-${name}.log`, log)
    }
    await Promise.all(devices.map((context) => context.close()))
    const found = errors.flat()
    devices = []
    errors = []
    // Logs everyone out, so that the next journey is not asked about the login of a closed device.
    await environment.db.login.updateMany({
      where: { endedAt: null },
      data: { endedAt: new Date(), endReason: 'logout' },
    })
    if (found.length > 0) throw new Error(`Errors in the page:\n${found.join('\n')}`)
  })

  afterAll(async () => {
    await environment?.stop()
  })

  async function device(options: BrowserContextOptions): Promise<BrowserContext> {
    const context = await openDevice(browser, environment.url, options)
    devices.push(context)
    if (ENGINE !== 'chromium') errors.push(watchErrors(context))
    return context
  }
  return {
    get environment() {
      return environment
    },
    get browser() {
      return browser
    },
    device,
    phone: async () => (await device(PHONE)).newPage(),
    admin: async () => (await device(ADMIN)).newPage(),
  }
}
