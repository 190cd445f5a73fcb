import { createStore, useStore } from 'zustand'

/** Hides the loading indicator 300 ms after the last request has finished (specification section 9). */
const HIDE_AFTER_MS = 300

let inProgress = 0
let hiding: ReturnType<typeof setTimeout> | undefined
const isShown = createStore(() => false)

export function beginRequest(): () => void {
  inProgress += 1
  clearTimeout(hiding)
  isShown.setState(true)
  return () => {
    inProgress -= 1
    if (inProgress === 0) hiding = setTimeout(() => isShown.setState(false), HIDE_AFTER_MS)
  }
}

export const useIsLoading = () => useStore(isShown)
