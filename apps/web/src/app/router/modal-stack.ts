/** Keeps modals in the address as a hash, so that the phone's back button closes them (specification section 2). */
const HASHES = ['', '#m', '#ma'] as const
const DEEPEST = HASHES.length - 1

type HistoryEntry = { hash: string; state: unknown }

export function openModals({ hash, state }: HistoryEntry): readonly string[] {
  const depth = HASHES.indexOf(hash as (typeof HASHES)[number])
  return depth > 0 ? namesIn(state).slice(0, depth) : []
}

export function hashOfDepth(depth: number): string {
  const hash = HASHES[depth]
  if (hash === undefined) throw new Error(`At most ${DEEPEST} modals stand on each other.`)
  return hash
}

export function stateWith(state: unknown, names: readonly string[]): { modals: readonly string[] } {
  return { ...(typeof state === 'object' ? state : null), modals: names }
}

function namesIn(state: unknown): readonly string[] {
  if (typeof state !== 'object' || state === null || !('modals' in state)) return []
  return Array.isArray(state.modals) ? state.modals.filter((name) => typeof name === 'string') : []
}
