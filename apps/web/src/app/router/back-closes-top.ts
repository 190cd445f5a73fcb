import type { ScreenRouter } from '@hygiene/client/screen-router'
import { closeTopLayer, countLayers } from '@hygiene/ui'
import { openModals } from './modal-stack.ts'
import { takeOwnStep } from './use-step-back.ts'

/**
 * Back closes what lies on top and nothing else. Modals in the address are closed by the address; a question, a message or
 * an outside service's window above them is not in it: the step is taken back and the uppermost is asked to close.
 */
export function backClosesTop(router: ScreenRouter): () => void {
  return router.blockSteps(({ location }) =>
    !takeOwnStep() && countLayers() > openModals(location).length ? closeTopLayer : null,
  )
}
