export interface FrozenClock {
  now: () => Date
  set: (instant: string | Date) => void
  advance: (seconds: number) => void
}

export function frozenClock(start = '2026-11-21T10:00:00+09:00'): FrozenClock {
  let current = new Date(start)
  return {
    now: () => new Date(current),
    set: (instant) => void (current = new Date(instant)),
    advance: (seconds) => void (current = new Date(current.getTime() + seconds * 1000)),
  }
}
