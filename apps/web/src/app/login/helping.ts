import { browserStore } from '@hygiene/client/browser-store'
import { createStore, useStore } from 'zustand'

/** The owner in whose place this browser's member actions; every call says so (docs/rules/help.md). */
export type Helping = { helpNo: number; name: string; validUntil: string }

const KEY = 'helping'

const helping = createStore<{ current: Helping | null }>(() => ({ current: null }))
if (typeof window !== 'undefined') {
  helping.setState({ current: readKept() })
  // A form that another tab fills in for one person must not be sent for another one.
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

/** Back to the own account; the consent stays until one of the two ends it. */
export function stopHelping() {
  clearHelping()
  location.assign('/main')
}

export function clearHelping() {
  if (currentHelping() === null) return
  browserStore.removeItem(KEY)
  helping.setState({ current: null })
}

/** The page starts again where what it shows is another person's. */
function beginAgain() {
  if (readKept()?.helpNo !== currentHelping()?.helpNo) location.assign('/main')
}

function readKept(): Helping | null {
  try {
    return JSON.parse(browserStore.getItem(KEY) ?? 'null') as Helping | null
  } catch {
    // A foreign value there helps no person.
    return null
  }
}
