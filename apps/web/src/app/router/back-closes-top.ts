import type { ScreenRouter } from '@hygiene/client/screen-router'
import { closeTopLayer, countLayers } from '@hygiene/ui'
import { openModals } from './modal-stack.ts'
import { takeOwnStep } from './use-step-back.ts'

/**
 * Makes Back close only the topmost layer. Modals in the address close by the address. Questions, messages and external windows
 * above them are not in the address, so the step is undone and the topmost one is closed.
 */
export function backClosesTop(router: ScreenRouter): () => void {
  return router.blockSteps(({ location }) =>
    !takeOwnStep() && countLayers() > openModals(location).length ? closeTopLayer : null,
  )
}
