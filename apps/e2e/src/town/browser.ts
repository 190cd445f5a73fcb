import { findChromium, findHeadlessShell } from '@hygiene/testing/chromium'
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium } from 'playwright-core'
import { keepArtefact } from './program.ts'

/** The two sizes everything is looked at in. */
export const PHONE: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  deviceScaleFactor: 2,
  userAgent:
    'Mozilla/5.0 (Linux; Android 15; SM-A556S) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
}
export const DESK: BrowserContextOptions = { viewport: { width: 1280, height: 900 } }

const SEEN_WITHIN_MS = 40_000

/** `whole`: with the parts that the build without windows lacks: viewer of documents, check whether a site can be installed. */
export type BrowserBuild = 'lean' | 'whole'

export function startBrowser(flags: readonly string[] = [], build: BrowserBuild = 'lean'): Promise<Browser> {
  const executablePath = (build === 'lean' ? findHeadlessShell() : undefined) ?? findChromium()
  if (!executablePath) throw new Error('No Chromium on this machine: install one or name it in CHROMIUM_PATH')
  return chromium.launch({
    executablePath,
    // Lectures start by a person's press; a clicked button without a finger on it is one too.
    args: ['--no-sandbox', '--mute-audio', '--disable-dev-shm-usage', ...flags],
    // Without a UTF-8 locale the browser saves a file of a Korean name as «download».
    env: { ...process.env, LC_ALL: 'C.UTF-8' },
  })
}

const shared = new Map<BrowserBuild, Promise<Browser>>()

/** One browser for all files of a worker, which end it with themselves: starting one costs more than most journeys. */
export async function sharedBrowser(build: BrowserBuild = 'lean'): Promise<Browser> {
  const running = await shared.get(build)
  if (running?.isConnected()) return running
  const started = startBrowser([], build)
  shared.set(build, started)
  return started
}

/** A device of its own: storage, session and cache. */
export async function openDevice(
  browser: Browser,
  baseURL: string,
  device: BrowserContextOptions,
): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL,
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
    reducedMotion: 'reduce',
    ...device,
  })
  context.setDefaultTimeout(SEEN_WITHIN_MS)
  return context
}

/** Pictures of every open page when a journey failed. */
export async function keepPictures(name: string, contexts: readonly BrowserContext[]): Promise<void> {
  const pages = contexts.flatMap((context) => context.pages())
  for (const [index, page] of pages.entries()) {
    const picture = await page.screenshot({ timeout: 5000 }).catch((cause: unknown) => String(cause))
    const file = `${name.replaceAll(/[^\p{L}\p{N}]+/gu, '-').slice(0, 80)}-${index + 1}`
    if (typeof picture === 'string') keepArtefact(`${file}.txt`, `${page.url()}\n${picture}`)
    else keepArtefact(`${file}.png`, picture)
  }
}
