/** Is the December curve: concurrent viewers, seconds between records, logins per hour, and the people who want one venue. */
const WHOLE = { watchers: 600_000, recordEverySeconds: 60, loginsAnHour: 30_000, wanted: 5_000 }
const PEAK = 10
export const SEATS = 40
const MOST_SECONDS = 120

export interface December {
  processes: number
  front: 'none' | 'tls'
  seconds: number
  watchers: number
  recordsASecond: number
  loginsASecond: number
  wanted: number
}

const FRONTS = ['none', 'tls'] as const
const KINDS = ['all', 'records', 'logins', 'venue'] as const
const DEFAULTS = {
  processes: '1',
  front: 'none',
  scale: '20',
  factor: '1',
  seconds: '60',
  wanted: '',
  only: 'all',
}
type Name = keyof typeof DEFAULTS

export function readSettings(text: readonly string[]): December {
  const given: Record<Name, string> = { ...DEFAULTS }
  for (const word of text) {
    const [name = '', value = ''] = word.split('=')
    if (!(name in DEFAULTS))
      throw new Error(`Not a setting: ${word}. There are ${Object.keys(DEFAULTS).join(', ')}.`)
    given[name as Name] = value
  }
  const front = FRONTS.find((each) => each === given.front)
  const only = KINDS.find((each) => each === given.only)
  const [processes, scale, factor, seconds] = [given.processes, given.scale, given.factor, given.seconds].map(
    Number,
  ) as [number, number, number, number]
  if (!front || !only || ![1, 2, 4].includes(processes) || !(scale >= 1) || !(factor > 0))
    throw new Error('processes=1|2|4 front=none|tls scale=20 factor=1 only=all|records|logins|venue')
  if (!(seconds > 0 && seconds <= MOST_SECONDS)) throw new Error(`seconds: at most ${MOST_SECONDS}`)
  const share = factor / scale
  const has = (kind: string) => (only === 'all' || only === kind ? 1 : 0)
  const watchers = Math.round(WHOLE.watchers * share) * has('records')
  return {
    processes,
    front,
    seconds,
    watchers,
    recordsASecond: watchers / WHOLE.recordEverySeconds,
    loginsASecond: (WHOLE.loginsAnHour / 3600) * share * has('logins'),
    wanted: Math.round(given.wanted === '' ? WHOLE.wanted * share : Number(given.wanted)) * has('venue'),
  }
}

export function loginTimes({ seconds, loginsASecond }: December): number[] {
  const times: number[] = []
  for (let at = 0; at < seconds; ) {
    const isPeak = at >= seconds / 3 && at < (seconds * 2) / 3
    at += 1 / (loginsASecond * (isPeak ? PEAK : 1))
    if (at < seconds) times.push(at * 1000)
  }
  return times
}
