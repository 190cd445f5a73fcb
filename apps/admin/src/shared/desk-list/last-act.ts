/** A desk without a key press for so long asks for no news: the login may end by itself. */
const AWAY_AFTER_MS = 120_000

let lastActAt = Date.now()
for (const kind of ['keydown', 'pointerdown', 'wheel']) {
  addEventListener(kind, () => (lastActAt = Date.now()), { passive: true, capture: true })
}

export const isAtDesk = () => Date.now() - lastActAt < AWAY_AFTER_MS
