import { closeTopLayer, countLayers } from '@hygiene/ui'
import { useEffect } from 'react'
import { NavigationType, useBlocker } from 'react-router-dom'
import { openModals } from './modal-stack.ts'
import { takeOwnStep } from './use-step-back.ts'

/**
 * Back closes what lies on top and nothing else. Modals in the address are closed by the address; a question, a message or
 * an outside service's window above them is not in it: the step is taken back and the uppermost is asked to close.
 */
export function BackClosesTop() {
  const blocker = useBlocker(
    ({ historyAction, currentLocation }) =>
      historyAction === NavigationType.Pop &&
      !takeOwnStep() &&
      countLayers() > openModals(currentLocation).length,
  )

  useEffect(() => {
    if (blocker.state !== 'blocked') return
    blocker.reset()
    closeTopLayer()
  }, [blocker])

  return null
}
