import { useLocation, useNavigate } from 'react-router-dom'
import { useStepBack } from './use-step-back.ts'
import { hashOfDepth, openModals, stateWith } from './modal-stack.ts'

/** Navigating from a modal closes it, then waits 300 ms (specification section 2). */
const LEAVE_AFTER_MS = 300

export type HashModal = {
  isOpen: boolean
  open: () => void
  close: () => void
  leaveTo: (path: string) => void
}

/** Opens a modal in the address: `#m`, and `#ma` for one on top of it. Names must be unique on a screen. */
export function useHashModal(name: string): HashModal {
  const navigate = useNavigate()
  const stepBack = useStepBack()
  const location = useLocation()
  const names = openModals(location)
  const position = names.indexOf(name)

  function show(next: readonly string[], replace: boolean) {
    void navigate(
      { search: location.search, hash: hashOfDepth(next.length) },
      { state: stateWith(location.state, next), replace, preventScrollReset: true },
    )
  }

  /** A reload or a shared address may have no history entry to go back to. */
  function closeDownTo(depth: number) {
    const steps = names.length - depth
    const idx = (window.history.state as { idx?: number } | null)?.idx ?? 0
    if (steps <= 0) return
    if (idx >= steps) stepBack(steps)
    else show(names.slice(0, depth), true)
  }

  return {
    isOpen: position >= 0,
    open: () => {
      if (position < 0) show([...names, name], false)
    },
    close: () => {
      if (position >= 0) closeDownTo(position)
    },
    leaveTo: (path) => {
      closeDownTo(0)
      setTimeout(() => void navigate(path), LEAVE_AFTER_MS)
    },
  }
}
