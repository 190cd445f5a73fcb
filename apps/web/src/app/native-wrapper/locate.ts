import { askWrapper } from './wrapper.ts'

export type Position = { latitude: number; longitude: number }

/** The wrapper answers with this event on `window`. Its `detail` is the position, or null if it is not available. */
const ANSWER = 'native-gps'
const PATIENCE_MS = 15_000

export function locate(): Promise<Position | null> {
  return new Promise((resolve) => {
    const heard = (event: Event) => settle(placeIn((event as CustomEvent<unknown>).detail))
    const patience = setTimeout(() => settle(null), PATIENCE_MS)
    function settle(place: Position | null) {
      clearTimeout(patience)
      window.removeEventListener(ANSWER, heard)
      resolve(place)
    }
    window.addEventListener(ANSWER, heard)
    if (!askWrapper('gps', {})) askBrowser(settle)
  })
}

function askBrowser(settle: (place: Position | null) => void) {
  if (!('geolocation' in navigator)) {
    settle(null)
    return
  }
  navigator.geolocation.getCurrentPosition(
    ({ coords }) => settle(placeIn(coords)),
    () => settle(null),
    { timeout: PATIENCE_MS, maximumAge: 60_000 },
  )
}

function placeIn(answer: unknown): Position | null {
  const { latitude, longitude } = (answer ?? {}) as Partial<Position>
  if (typeof latitude !== 'number' || typeof longitude !== 'number') return null
  return { latitude, longitude }
}
