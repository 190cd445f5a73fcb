/** A slip held before the camera is detected many times a second. */
const GONE_AFTER_MS = 2500

export function createSightings() {
  let taken = { symbol: '', seenAt: Number.NEGATIVE_INFINITY }
  return {
    isNew(symbol: string, now: number): boolean {
      const isSame = symbol === taken.symbol && now - taken.seenAt < GONE_AFTER_MS
      if (isSame) taken = { symbol, seenAt: now }
      return !isSame
    },
    take(symbol: string, now: number) {
      taken = { symbol, seenAt: now }
    },
  }
}
