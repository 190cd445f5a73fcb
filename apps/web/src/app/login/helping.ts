import { browserStore } from '@hygiene/client/browser-store'
import { createStore, useStore } from 'zustand'

/** Holds the owner for whom this browser's member acts. Every call carries it (docs/rules/help.md). */
export type Helping = { helpNo: number; name: string; validUntil: string }

const KEY = 'helping'

const helping = createStore<{ current: Helping | null }>(() => ({ current: null }))
if (typeof window !== 'undefined') {
  helping.setState({ current: readKept() })
  // A form that was filled in for one person must not be sent for another after a change in another tab.
  window.addEventListener('storage', ({ key }) => {
    if (key === KEY || key === null) beginAgain()
  })
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) beginAgain()
  })
}

export const currentHelping = () => helping.getState().current
export const useHelping = () => useStore(helping).current

export function startHelping(next: Helping) {
  browserStore.setItem(KEY, JSON.stringify(next))
  location.assign('/main')
}

/** Returns to the member's own account. The consent remains until one of the two ends it. */
export function stopHelping() {
  clearHelping()
  location.assign('/main')
}

export function clearHelping() {
  if (currentHelping() === null) return
  browserStore.removeItem(KEY)
  helping.setState({ current: null })
}

function beginAgain() {
  if (readKept()?.helpNo !== currentHelping()?.helpNo) location.assign('/main')
}

function readKept(): Helping | null {
  try {
    return JSON.parse(browserStore.getItem(KEY) ?? 'null') as Helping | null
  } catch {
    return null
  }
}
