import { type Location, parsePath, type Path } from 'react-router-dom'

export type Leaving = { replace: boolean; state: unknown }

/** Stores the screens' addresses: the browser's history, or a list for rendering without a browser. */
export type ScreenHistory = {
  read: () => Location
  write: (address: Path, leaving: Leaving) => void
  go: (steps: number) => void
  onStep: (listener: (steps: number) => void) => () => void
}

type Entry = { usr?: unknown; key?: string; idx?: number } | null

const newKey = () => Math.random().toString(36).slice(2, 10)

/** Writes history entries as react-router does, so that a tab that is open during an update keeps working. */
export function browserHistory(): ScreenHistory {
  const { history } = window
  const entry = () => history.state as Entry
  let index = entry()?.idx ?? 0
  if (entry()?.idx === undefined) history.replaceState({ ...entry(), idx: index }, '')

  return {
    read: () => {
      const { pathname, search, hash } = window.location
      return { pathname, search, hash, state: entry()?.usr ?? null, key: entry()?.key ?? 'default' }
    },
    write: ({ pathname, search, hash }, { replace, state }) => {
      if (!replace) index += 1
      const next = { usr: state, key: newKey(), idx: index }
      history[replace ? 'replaceState' : 'pushState'](next, '', pathname + search + hash)
    },
    go: (steps) => history.go(steps),
    onStep: (listener) => {
      const notify = () => {
        const before = index
        index = entry()?.idx ?? 0
        listener(index - before)
      }
      window.addEventListener('popstate', notify)
      return () => window.removeEventListener('popstate', notify)
    },
  }
}

const locate = (address: Partial<Path>, state: unknown): Location => {
  const { pathname = '/', search = '', hash = '' } = address
  return { pathname, search, hash, state, key: newKey() }
}

export function memoryHistory(addresses: readonly string[]): ScreenHistory {
  const entries = addresses.map((address) => locate(parsePath(address), null))
  let index = entries.length - 1
  let notify: ((steps: number) => void) | null = null

  return {
    read: () => entries[index] ?? locate({}, null),
    write: (address, { replace, state }) => {
      if (!replace) index += 1
      entries.splice(index, replace ? 1 : entries.length, locate(address, state))
    },
    go: (steps) => {
      const before = index
      index = Math.min(Math.max(index + steps, 0), entries.length - 1)
      notify?.(index - before)
    },
    onStep: (listener) => {
      notify = listener
      return () => void (notify = null)
    },
  }
}
