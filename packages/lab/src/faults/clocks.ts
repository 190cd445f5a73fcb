import { chmodSync, existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Is Debian's libfaketime (package `faketime`), which has one build for threaded programs and one for others. */
const LIBRARY = '/usr/lib/x86_64-linux-gnu/faketime/libfaketime'

export interface Clock {
  env: Record<string, string>
  step(days: number): void
}

export const hasFakeTime = (): boolean => existsSync(`${LIBRARY}MT.so.1`)

/** Keeps a clock in a file of `directory`. Without libfaketime the clock stays true. Monotonic clocks never change. */
export function clockIn(directory: string, name: string, hasThreads: boolean): Clock {
  const file = join(directory, `${name}.clock`)
  const step = (days: number): void => {
    writeFileSync(file, days === 0 ? '+0' : `${days > 0 ? '+' : ''}${days}d`)
  }
  step(0)
  chmodSync(file, 0o644)
  if (!hasFakeTime()) return { env: {}, step }
  const env = {
    LD_PRELOAD: `${LIBRARY}${hasThreads ? 'MT' : ''}.so.1`,
    FAKETIME_TIMESTAMP_FILE: file,
    FAKETIME_CACHE_DURATION: '1',
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
    NO_FAKE_STAT: '1',
  }
  return { env, step }
}
