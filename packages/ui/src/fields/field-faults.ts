import { useState } from 'react'
import { createStore, useStore } from 'zustand'
import { countLayers } from '../overlays/layers.ts'

type Faults = { layer: number; sentences: Readonly<Record<string, string>> }

const NONE: Faults = { layer: 0, sentences: {} }
const store = createStore<Faults>(() => NONE)

export const clearFieldFaults = () => store.setState(NONE, true)

function clearTyped({ target }: Event) {
  const name = target instanceof Element ? target.getAttribute('name') : null
  if (name === null) return
  const { [name]: fault, ...sentences } = store.getState().sentences
  if (fault !== undefined) store.setState({ sentences })
}

const topLayer = () =>
  [...document.querySelectorAll<HTMLElement>('dialog[open]')].at(-1) ?? document.documentElement

/**
 * Shows the server's errors at the named fields of the topmost dialog or screen and focuses the first. Returns false if a field
 * does not exist there, so the caller must report the error differently.
 */
export function showFieldFaults(sentences: Readonly<Record<string, string>>): boolean {
  const names = Object.keys(sentences)
  const fields = names.map((name) => topLayer().querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]`))
  const first = [...topLayer().querySelectorAll<HTMLElement>('[name]')].find((field) =>
    fields.includes(field),
  )
  if (!first) return false
  document.addEventListener('input', clearTyped, true)
  document.addEventListener('change', clearTyped, true)
  store.setState({ layer: countLayers(), sentences }, true)
  requestAnimationFrame(() => {
    first.scrollIntoView?.({ block: 'center' })
    first.focus({ preventScroll: true })
  })
  return !fields.includes(null)
}

export function useFieldFault(name: string | undefined): string | undefined {
  const [layer] = useState(countLayers)
  return useStore(store, (faults) => (name && faults.layer === layer ? faults.sentences[name] : undefined))
}
