import { withParticle } from '@hygiene/domain/particle'
import { askConfirm } from '@hygiene/ui'
import { isBlankPlace } from '../../../shared/application-form/place.ts'
import type { OpenDraft } from '../../../shared/forms/use-draft.ts'
import type { FormSteps } from '../../../shared/forms/use-steps.ts'
import { type Draft, withPlaces } from './draft.ts'
import {
  addPlace,
  editPlace,
  openPlaceOf,
  type Places,
  removePlace,
  type TradePlace,
  writePlace,
} from './places.ts'

export type PlaceEditing = Places & {
  current: TradePlace
  write: (changed: Partial<TradePlace>) => void
  add: () => void
  edit: (at: number) => void
  remove: (at: number) => Promise<void>
}

export function usePlaces({ draft, change }: OpenDraft<Draft>, steps: FormSteps): PlaceEditing {
  const become = (next: Places) => change(withPlaces(draft, next))
  const current = openPlaceOf(draft)

  return {
    places: draft.places,
    open: draft.open,
    current,
    write: (changed) => {
      become(writePlace(draft, changed))
      steps.settle(Object.keys(changed))
    },
    add: () => {
      if (steps.passes()) become(addPlace(draft))
    },
    edit: (at) => {
      if (isBlankPlace(current) || steps.passes()) become(editPlace(draft, at))
    },
    remove: async (at) => {
      const name = draft.places[at]?.businessName || '쓰시던 영업장'
      if (
        !(await askConfirm(`${withParticle(name, '을')} 신청에서 빼시겠습니까?`, {
          title: '영업장 빼기',
          confirmLabel: '빼기',
        }))
      )
        return
      steps.settle(Object.keys(current))
      become(removePlace(draft, at))
    },
  }
}
