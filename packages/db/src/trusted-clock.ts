import type { Pool } from 'pg'

/** The instant it is, also while the clock of this machine is wrong. */
interface TrustedClock {
  now: () => Date
  /** Seconds by which the machine's clock and the database's are ahead of `now`; null before the database has told its own. */
  offsets: () => { machine: number; database: number | null }
  stop: () => void
}

interface ClockSources {
  /** The database's clock, in milliseconds since 1970. */
  ask: () => Promise<number>
  /** Said once a step. */
  warn: (sentence: string) => void
  /** Ends the program: its clock is not the database's, and which of the two is wrong cannot be told. */
  refuse: (sentence: string) => void
  /** The machine's clock and a count that no setting of it moves; in milliseconds. */
  machine?: () => number
  steady?: () => number
}

const VIEW_MS = 1_000
/** Asked for at each look: a test may stand another clock in for the machine's. */
const ofMachine = (): number => Date.now()
/** Of this process: the machine's until one is trusted. */
let trusted = ofMachine

/** For the instants that storing itself writes down; an action and its rules are given theirs. */
export const trustedInstant = (): Date => new Date(trusted())

/** The database's clock is asked so often where nothing has stepped. */
const ASK_MS = 30_000
/** The time service moves a clock by less between two looks; more is a step. */
const STEP_MS = 500
/** Two clocks that differ by no more are one: a question takes its time. */
const SAME_MS = 2_000
/** A program does not begin its work on a clock that differs by more from the database's. */
const FIRST_DIFFERENCE_MS = 10_000

/**
 * Follows the machine's clock as the time service moves it, but no step that the database's clock does not confirm: credit,
 * deadlines and days would be a lie for as long as a wrong clock lasts. Where both step together the step is believed, for a
 * machine that slept has the same look. Refuses a clock that differs at the database's first answer, which may come later where it is away.
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
      // A database that is away is asked at the next look; until then nothing is followed.
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

/** The database's clock at the instant of the question, not of its transaction. */
export async function askClock(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ ms: number }>({
    name: 'ask-clock',
    text: 'SELECT (extract(epoch FROM clock_timestamp()) * 1000)::float8 AS "ms"',
  })
  return rows[0]?.ms ?? Number.NaN
}
