import { accessSync, constants, globSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const applications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** Finds Chromium's headless build (Debian: chromium-headless-shell): the same engine with a quarter less processor time. */
export function findHeadlessShell(env: Record<string, string | undefined> = process.env): string | undefined {
  return env['CHROMIUM_PATH'] ? undefined : firstOf(['chromium-headless-shell', 'chrome-headless-shell'], env)
}

export function findChromium(env: Record<string, string | undefined> = process.env): string | undefined {
  if (env['CHROMIUM_PATH']) return env['CHROMIUM_PATH']
  return firstOf(names, env) ?? applications.find(isRunnable)
}

export function findFirefox(env: Record<string, string | undefined> = process.env): string | undefined {
  return env['FIREFOX_PATH'] || firstOf(['firefox-esr', 'firefox'], env)
}

/** Lists the programs for WebKit journeys (Debian: webkit2gtk-driver, xvfb, openbox, and GStreamer's codecs). */
export type WebKitPrograms = { driver: string; browser: string; screen: string; windows: string }

/** Belong to gstreamer1.0-libav, -plugins-good and -plugins-bad. */
const CODECS = ['libgstlibav.so', 'libgstisomp4.so', 'libgsthls.so']

/** Returns all programs or undefined. WebKit needs its own screen, a window manager to fill it and codecs for lectures. */
export function findWebKit(
  env: Record<string, string | undefined> = process.env,
): WebKitPrograms | undefined {
  const driver = firstOf(['WebKitWebDriver'], env)
  const screen = firstOf(['Xvfb'], env)
  const windows = firstOf(['openbox'], env)
  const [browser] = globSync('/usr/{lib,libexec}/{,*/}webkit2gtk-4.1/MiniBrowser')
  const playsLectures = CODECS.every((name) => globSync(`/usr/lib/{,*/}gstreamer-1.0/${name}`).length > 0)
  if (!playsLectures) return undefined
  return driver && browser && screen && windows ? { driver, browser, screen, windows } : undefined
}

function firstOf(programs: readonly string[], env: Record<string, string | undefined>): string | undefined {
  const folders = (env['PATH'] ?? '').split(delimiter).filter(Boolean)
  return folders.flatMap((folder) => programs.map((name) => join(folder, name))).find(isRunnable)
}

function isRunnable(program: string): boolean {
  try {
    accessSync(program, constants.X_OK)
    return true
  } catch {
    return false
  }
}
