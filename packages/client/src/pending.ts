import { useSyncExternalStore } from 'react'

/** The loading indicator hides 300 ms after the last request has finished (specification section 9). */
export const HIDE_AFTER_MS = 300

let underWay = 0
let isShown = false
let hiding: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()

function show(next: boolean) {
  if (isShown === next) return
  isShown = next
  for (const listener of listeners) listener()
}

/** Counts one request; call the answer when it has ended. */
export function beginRequest(): () => void {
  underWay += 1
  clearTimeout(hiding)
  show(true)
  return () => {
    underWay -= 1
    if (underWay === 0) hiding = setTimeout(() => show(false), HIDE_AFTER_MS)
  }
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

export const useIsLoading = () =>
  useSyncExternalStore(
    subscribe,
    () => isShown,
    () => false,
  )
