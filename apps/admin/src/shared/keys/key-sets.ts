import { countLayers } from '@hygiene/ui'
import { createStore, useStore } from 'zustand'
import { hasKeys } from '../../app/layout/table-preferences.ts'
import { isSingleCharacter, nameOfPress } from './key-names.ts'

export type KeyRow = {
  /** Accepts `j`, `g m` (one after the other), `Ctrl+K`, `Enter`, `Escape`, `?`. */
  keys: string
  label: string
  run: () => void
  /** Enables the command in form fields too. Commands with Ctrl always work there. */
  isForFields?: boolean
}

export type KeySet = { title: string; layer: number; rows: () => readonly KeyRow[] }

/** Limits the wait for the second key of `g m`. */
const SEQUENCE_MS = 1_500

const store = createStore<{ sets: readonly KeySet[] }>(() => ({ sets: [] }))
let begun: { name: string; at: number } | null = null

/** Registers commands and returns a function that removes them. Later sets take precedence. */
export function addKeySet(set: KeySet): () => void {
  if (store.getState().sets.length === 0) document.addEventListener('keydown', follow)
  store.setState(({ sets }) => ({ sets: [...sets, set] }))
  return () => {
    store.setState(({ sets }) => ({ sets: sets.filter((one) => one !== set) }))
    if (store.getState().sets.length === 0) document.removeEventListener('keydown', follow)
  }
}

export const useKeySets = () => useStore(store).sets

const FIELDS =
  'input:not([type="checkbox"], [type="radio"], [type="button"]), textarea, select, [contenteditable="true"]'
const PRESSED_BY_ENTER = 'a, button, summary, [role="button"], [role="option"]'

function follow(event: KeyboardEvent) {
  // Ignores keys while a Hangul syllable is composed; browsers report them as 229.
  if (event.defaultPrevented || event.isComposing || event.keyCode === 229) return
  const name = nameOfPress(event)
  if (name === null || /^(Ctrl\+)?(Control|Shift|Meta)$/.test(name)) return
  const target = event.target instanceof Element ? event.target : null
  const isInField = target?.closest(FIELDS) != null
  if (name === 'Enter' && target?.closest(PRESSED_BY_ENTER)) return
  const row = rowFor(name, event.timeStamp, isInField)
  if (!row) return
  event.preventDefault()
  row.run()
}

function rowFor(name: string, at: number, isInField: boolean): KeyRow | undefined {
  const before = begun && at - begun.at < SEQUENCE_MS ? `${begun.name} ${name}` : null
  begun = null
  const rows = rowsNow().filter(
    ({ keys, isForFields }) =>
      (!isInField || isForFields || keys.startsWith('Ctrl+')) && (hasKeys() || !isSingleCharacter(keys)),
  )
  const second = rows.find(({ keys }) => keys === before)
  if (second) return second
  if (rows.some(({ keys }) => keys.startsWith(`${name} `))) begun = { name, at }
  return rows.find(({ keys }) => keys === name)
}

/** Returns the commands of the top layer: a dialog disables those of the screen below. */
function rowsNow(): KeyRow[] {
  const layer = countLayers()
  return store
    .getState()
    .sets.toReversed()
    .filter((set) => set.layer === layer)
    .flatMap((set) => [...set.rows()])
}
