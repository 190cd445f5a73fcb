import { type RefObject, useEffect, useState } from 'react'

/** Specification section 9 hides the controls after 5 s. */
const HIDE_AFTER_MS = 5000
const SIGNS_OF_A_PERSON = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const

/** Hides the controls only while the video plays, the person is idle, no control has visible focus and no dialog is open. */
export function useControlsShown(stage: RefObject<HTMLElement | null>, mayHide: boolean): boolean {
  const [isIdle, setIsIdle] = useState(false)

  useEffect(() => {
    const element = stage.current
    if (!element || !mayHide) return undefined
    let timer: ReturnType<typeof setTimeout>
    const untie = new AbortController()
    const hide = () => {
      if (isHeld(element)) timer = setTimeout(hide, HIDE_AFTER_MS)
      else setIsIdle(true)
    }
    const stir = () => {
      clearTimeout(timer)
      setIsIdle(false)
      timer = setTimeout(hide, HIDE_AFTER_MS)
    }
    for (const sign of SIGNS_OF_A_PERSON) element.addEventListener(sign, stir, { signal: untie.signal })
    stir()
    return () => {
      untie.abort()
      clearTimeout(timer)
      setIsIdle(false)
    }
  }, [stage, mayHide])

  return !(mayHide && isIdle)
}

/** A tapped button keeps focus too, so only visible focus keeps the controls shown. */
function isHeld(stage: HTMLElement): boolean {
  const isFocused = stage.querySelector('[data-controls] :focus-visible') !== null
  return isFocused || document.querySelector('dialog[open]') !== null
}
