import { chmodSync, existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Debian's libfaketime (package `faketime`), the one for programs with threads and the one for those without. */
const LIBRARY = '/usr/lib/x86_64-linux-gnu/faketime/libfaketime'

/** The clock of one program, which steps while it runs. */
export interface Clock {
  env: Record<string, string>
  /** Days off the true clock; 0 puts it right. The program sees it within a second. */
  step(days: number): void
}

export const hasFakeTime = (): boolean => existsSync(`${LIBRARY}MT.so.1`)

/** A clock kept in a file of `directory`; without libfaketime it stays true. Monotonic clocks are never touched. */
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
