import type { Pool } from 'pg'

/** Gives the correct instant even while this machine's clock is wrong. */
interface TrustedClock {
  now: () => Date
  /**
   * Returns the seconds by which the machine's clock and the database's are ahead of `now`; `database` is null before its first
   * answer.
   */
  offsets: () => { machine: number; database: number | null }
  stop: () => void
}

interface ClockSources {
  ask: () => Promise<number>
  warn: (sentence: string) => void
  /** Ends the program: its clock differs from the database's, and it cannot determine which one is wrong. */
  refuse: (sentence: string) => void
  /** Return milliseconds: the machine's clock, and a monotonic count that no clock setting changes. */
  machine?: () => number
  steady?: () => number
}

const VIEW_MS = 1_000
/** Reads Date.now at each call, because a test may replace the clock. */
const ofMachine = (): number => Date.now()
let trusted = ofMachine

/** Provides the instants that storage itself writes; actions and their rules receive theirs as arguments. */
export const trustedInstant = (): Date => new Date(trusted())

/** Is the interval of queries to the database's clock while no clock steps. */
const ASK_MS = 30_000
/** The time service moves a clock by less between two reads; more is a step. */
const STEP_MS = 500
/** Clocks that differ by no more count as equal, because a query takes time. */
const SAME_MS = 2_000
/** A program refuses to start if its clock differs by more from the database's. */
const FIRST_DIFFERENCE_MS = 10_000

/**
 * Follows the machine's clock in the small changes of the time service, but accepts a step only if the database's clock confirms
 * it: a wrong clock would falsify credit, deadlines and days. If both step together the step is accepted, because a machine that
 * slept shows the same. Refuses a clock that differs at the database's first answer, which may come later if the database is
 * unreachable.
 */
export async function trustedClock(sources: ClockSources): Promise<TrustedClock> {
  const { ask, warn, refuse, machine = Date.now, steady = () => performance.now() } = sources
  let base = machine() - steady()
  let database: number | null = null
  let askedAt = Number.NEGATIVE_INFINITY
  let isOff = false
  let isReading = false
  const now = (): number => base + steady()

  async function askDatabase(): Promise<void> {
    const begunAt = steady()
    askedAt = begunAt
    const notified = await ask()
    const isFirst = database === null
    database = notified - (base + (begunAt + steady()) / 2)
    if (isFirst && Math.abs(database) > FIRST_DIFFERENCE_MS)
      refuse(
        `The clock of this machine differs from the database's by ${inSeconds(-database)} s; one of them is wrong.`,
      )
  }

  async function view(): Promise<void> {
    const off = machine() - now()
    const isStep = Math.abs(off) > STEP_MS
    if (!isStep) {
      base += off
      if (isOff) warn('the clock of this machine is right again')
      isOff = false
    }
    if (!isStep && database !== null && steady() - askedAt < ASK_MS) return
    await askDatabase()
    if (isStep) judgeStep()
  }

  function judgeStep(): void {
    const step = machine() - now()
    const fromMachine = Math.abs((database ?? 0) - step)
    if (fromMachine <= SAME_MS && fromMachine < Math.abs(database ?? 0)) {
      base += step
      database = (database ?? 0) - step
      warn(`the clock of this machine and the database's went on by ${inSeconds(step)} s`)
      isOff = false
    } else if (!isOff) {
      isOff = true
      warn(`the clock of this machine is off by ${inSeconds(step)} s and not followed`)
    }
  }

  await askDatabase().catch(() => {})
  trusted = now
  const timer = setInterval(() => {
    if (isReading) return
    isReading = true
    view()
      // If the database is unreachable, the next read queries it again; until then no step is accepted.
      .catch(() => {})
      .finally(() => (isReading = false))
  }, VIEW_MS).unref()
  return {
    now: () => new Date(now()),
    offsets: () => ({
      machine: (machine() - now()) / 1000,
      database: database === null ? null : database / 1000,
    }),
    stop() {
      clearInterval(timer)
      trusted = ofMachine
    },
  }
}

const inSeconds = (ms: number): string => (ms / 1000).toFixed(1)

/** Returns the database's clock at the instant of the query, not of its transaction. */
export async function askClock(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ ms: number }>({
    name: 'ask-clock',
    text: 'SELECT (extract(epoch FROM clock_timestamp()) * 1000)::float8 AS "ms"',
  })
  return rows[0]?.ms ?? Number.NaN
}
