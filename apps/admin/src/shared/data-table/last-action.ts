/** A console without a key press for so long asks for no news: the login may end by itself. */
const AWAY_AFTER_MS = 120_000

let lastActionAt = Date.now()
for (const kind of ['keydown', 'pointerdown', 'wheel']) {
  addEventListener(kind, () => (lastActionAt = Date.now()), { passive: true, capture: true })
}

export const isAtAdmin = () => Date.now() - lastActionAt < AWAY_AFTER_MS
