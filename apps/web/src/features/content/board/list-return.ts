import { type Location, useLocation } from 'react-router-dom'
import type { MouseEvent } from 'react'
import { useStepBack } from '../../../app/router/use-step-back.ts'

type ListState = { listSearch: string; stepsFromList: number }

export const fromList = (search: string): ListState => ({ listSearch: search, stepsFromList: 1 })

export function oneFurther(location: Location): ListState | null {
  const state = listStateOf(location)
  return state && { ...state, stepsFromList: state.stepsFromList + 1 }
}

function listStateOf({ state }: Location): ListState | null {
  const given = state as Partial<ListState> | null
  if (typeof given?.listSearch !== 'string' || typeof given.stepsFromList !== 'number') return null
  return { listSearch: given.listSearch, stepsFromList: given.stepsFromList }
}

export function useListReturn(listPath: string) {
  const location = useLocation()
  const stepBack = useStepBack()
  const state = listStateOf(location)

  function goBack(event: MouseEvent) {
    if (!state || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    stepBack(state.stepsFromList)
  }
  return { to: `${listPath}${state?.listSearch ?? ''}`, onClick: goBack }
}
