import { gauge } from './instruments.ts'

interface Clock {
  offsets: () => { machine: number; database: number | null }
}

export function measureClock(clock: Clock): void {
  gauge({
    name: 'clock_off_seconds',
    help: 'Seconds by which a clock is ahead of the one that the process goes by',
    read: () => {
      const { machine, database } = clock.offsets()
      const readings = [{ value: machine, attributes: { whose: 'machine' } }]
      return database === null
        ? readings
        : [...readings, { value: database, attributes: { whose: 'database' } }]
    },
  })
}
