import { findWebKit } from '@hygiene/testing/browsers'
import { freePort } from '@hygiene/testing/postgres-embedded'
import { type ChildProcess, spawn, type SpawnOptions } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Session } from './session.ts'

export interface Wanted {
  proxy: string
  width: number
  height: number
  userAgent?: string | undefined
}

export interface StartedSession {
  session: Session
  firstWindow: string
  downloads: string
  stop: () => Promise<void>
}

const STARTS_WITHIN_MS = 60_000

export async function startSession({ proxy, width, height, userAgent }: Wanted): Promise<StartedSession> {
  const programs = findWebKit()
  if (!programs) throw new Error('No WebKit on this machine: install webkit2gtk-driver, xvfb and openbox')
  const home = await mkdtemp(join(tmpdir(), 'hygiene-webkit-'))
  const running: ChildProcess[] = []
  const stop = async (): Promise<void> => {
    for (const program of running.toReversed()) await end(program)
    await rm(home, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })
  }
  try {
    const { screen, display } = await openScreen(programs.screen, { width, height })
    running.push(screen)
    const env = await environment(home, display)
    running.push(await openWindowManager(programs.windows, home, env))
    const port = await freePort()
    running.push(startBeside(programs.driver, [`--port=${port}`], { env, stdio: 'ignore' }))
    const args = ['--automation', '--full-screen', ...(userAgent ? [`--user-agent=${userAgent}`] : [])]
    const session = await openSession(`http://127.0.0.1:${port}`, {
      proxy: { proxyType: 'manual', httpProxy: proxy },
      // Disables the script timeout: it would be measured by the page's clock, which journeys move.
      timeouts: { pageLoad: STARTS_WITHIN_MS, script: null },
      'webkitgtk:browserOptions': { binary: programs.browser, args },
    })
    const [firstWindow = ''] = await session.windows()
    return { session, firstWindow, downloads: join(home, 'Downloads'), stop }
  } catch (cause) {
    await stop()
    throw cause
  }
}

async function openScreen(
  program: string,
  { width, height }: { width: number; height: number },
): Promise<{ screen: ChildProcess; display: string }> {
  const text = ['-displayfd', '3', '-screen', '0', `${width}x${height}x24`, '-nolisten', 'tcp']
  const screen = startBeside(program, text, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] })
  const said = screen.stdio[3] as NodeJS.ReadableStream
  const [number] = (await once(said, 'data', { signal: AbortSignal.timeout(STARTS_WITHIN_MS) })) as [Buffer]
  return { screen, display: `:${number.toString().trim()}` }
}

async function environment(home: string, display: string): Promise<NodeJS.ProcessEnv> {
  const settings = join(home, '.config', 'gtk-3.0')
  await mkdir(settings, { recursive: true })
  await mkdir(join(home, 'Downloads'))
  await writeFile(join(home, '.config', 'user-dirs.dirs'), 'XDG_DOWNLOAD_DIR="$HOME/Downloads"\n')
  await writeFile(join(settings, 'settings.ini'), '[Settings]\ngtk-enable-animations=0\n')
  return {
    PATH: process.env['PATH'],
    HOME: home,
    XDG_CONFIG_HOME: join(home, '.config'),
    XDG_CACHE_HOME: join(home, '.cache'),
    XDG_DATA_HOME: join(home, '.local'),
    DISPLAY: display,
    TZ: 'Asia/Seoul',
    LANG: 'C.UTF-8',
    LANGUAGE: 'ko',
  }
}

/** Maximises later windows, which have a toolbar and are at least 447 px wide. */
const WINDOWS_LARGE = `<openbox_config xmlns="http://openbox.org/3.4/rc"><applications>
<application class="*"><decor>no</decor><maximized>yes</maximized></application></applications></openbox_config>`

/** Starts the window manager first: without it a window that asks for full screen stays small. */
async function openWindowManager(
  program: string,
  home: string,
  env: NodeJS.ProcessEnv,
): Promise<ChildProcess> {
  const settings = join(home, 'windows.xml')
  const ready = join(home, 'windows-ready')
  await writeFile(settings, WINDOWS_LARGE)
  const text = ['--config-file', settings, '--startup', `touch ${ready}`]
  const manager = startBeside(program, text, { env, stdio: 'ignore' })
  for (const until = Date.now() + STARTS_WITHIN_MS; !existsSync(ready); await sleep(20)) {
    if (Date.now() > until) throw new Error(`${program} did not start`)
  }
  return manager
}

async function openSession(origin: string, capabilities: object): Promise<Session> {
  for (const until = Date.now() + STARTS_WITHIN_MS; ; await sleep(50)) {
    try {
      return await Session.open(origin, capabilities)
    } catch (cause) {
      if (!(cause instanceof TypeError) || Date.now() > until) throw cause
    }
  }
}

/** Ends the programs when their worker is killed. */
function startBeside(program: string, text: readonly string[], options: SpawnOptions): ChildProcess {
  return spawn('setpriv', ['--pdeathsig', 'TERM', program, ...text], options)
}

async function end(program: ChildProcess): Promise<void> {
  if (program.exitCode !== null || program.signalCode !== null) return
  const ended = once(program, 'exit')
  program.kill('SIGTERM')
  await Promise.race([ended, sleep(3000, undefined, { ref: false })])
  program.kill('SIGKILL')
}
