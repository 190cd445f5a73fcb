import { findChromium, findHeadlessShell } from '@hygiene/testing/browsers'
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium } from 'playwright-core'
import { ENGINE } from './engine.ts'
import { startFirefox, typeAsPeopleDo } from './firefox.ts'
import { startWebKit } from '../webkit/start-webkit.ts'
import { keepArtefact } from './program.ts'

export const PHONE: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  deviceScaleFactor: 2,
  userAgent:
    'Mozilla/5.0 (Linux; Android 15; SM-A556S) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
}
export const TABLET: BrowserContextOptions = {
  ...PHONE,
  viewport: { width: 1180, height: 820 },
  userAgent:
    'Mozilla/5.0 (Linux; Android 15; SM-X910) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
}
export const ADMIN: BrowserContextOptions = { viewport: { width: 1280, height: 900 } }

const PHONE_AGENTS = {
  firefox: 'Mozilla/5.0 (Android 15; Mobile; rv:153.0) Gecko/153.0 Firefox/153.0',
  webkit:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1',
}

const SEEN_WITHIN_MS = 40_000

export type BrowserBuild = 'lean' | 'whole'

export async function startBrowser(
  flags: readonly string[] = [],
  build: BrowserBuild = 'lean',
  env: Readonly<Record<string, string>> = {},
): Promise<Browser> {
  if (ENGINE === 'firefox') return startFirefox()
  if (ENGINE === 'webkit') return startWebKit()
  const executablePath = (build === 'lean' ? findHeadlessShell() : undefined) ?? findChromium()
  if (!executablePath) throw new Error('No Chromium on this machine: install one or name it in CHROMIUM_PATH')
  return chromium.launch({
    executablePath,
    // Needs no autoplay flag: lectures start by a press, and a scripted click counts as one.
    args: ['--no-sandbox', '--mute-audio', '--disable-dev-shm-usage', ...flags],
    // Sets a UTF-8 locale: without one the browser saves a file with a Korean name as «download».
    env: { ...process.env, LC_ALL: 'C.UTF-8', ...env },
  })
}

const shared = new Map<BrowserBuild, Promise<Browser>>()

/** Shares one browser among all files of a worker, which ends it. Starting one costs more than most journeys. */
export async function sharedBrowser(build: BrowserBuild = 'lean'): Promise<Browser> {
  const running = await shared.get(build)
  if (running?.isConnected()) return running
  const started = startBrowser([], build)
  shared.set(build, started)
  return started
}

export async function openDevice(
  browser: Browser,
  baseURL: string,
  device: BrowserContextOptions,
): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL,
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
    ...(ENGINE === 'chromium' ? { reducedMotion: 'reduce', ...device } : wornBy(ENGINE, device)),
  })
  if (ENGINE === 'firefox') await typeAsPeopleDo(context)
  if (ENGINE !== 'chromium' && device.isMobile) await context.addInitScript(answerAsUnderFinger)
  context.setDefaultTimeout(SEEN_WITHIN_MS)
  return context
}

/** Adapts the device to the engine: its own user agent, and no touch in Firefox. */
function wornBy(
  engine: 'firefox' | 'webkit',
  { viewport, isMobile }: BrowserContextOptions,
): BrowserContextOptions {
  return { ...(viewport ? { viewport } : {}), ...(isMobile ? { userAgent: PHONE_AGENTS[engine] } : {}) }
}

/** Reports touch to scripts only. Style sheets see a mouse, and presses remain mouse presses. */
function answerAsUnderFinger(): void {
  const ask = window.matchMedia.bind(window)
  const [yes, no] = ['(min-width: 0px)', '(max-width: 0px)']
  window.matchMedia = (query) =>
    ask(query.replaceAll('(pointer: coarse)', yes).replaceAll(/\((pointer: fine|hover: hover)\)/g, no))
}

export async function keepPictures(name: string, contexts: readonly BrowserContext[]): Promise<void> {
  const pages = contexts.flatMap((context) => context.pages())
  for (const [index, page] of pages.entries()) {
    const picture = await page.screenshot({ timeout: 5000 }).catch((cause: unknown) => String(cause))
    const file = `${name.replaceAll(/[^\p{L}\p{N}]+/gu, '-').slice(0, 80)}-${index + 1}`
    if (typeof picture === 'string') keepArtefact(`${file}.txt`, `${page.url()}\n${picture}`)
    else keepArtefact(`${file}.png`, picture)
  }
}
