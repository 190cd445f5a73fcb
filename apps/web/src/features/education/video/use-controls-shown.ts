import { type RefObject, useEffect, useState } from 'react'

/** Controls hide after 5 s (specification section 9). */
const HIDE_AFTER_MS = 5000
const SIGNS_OF_A_PERSON = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const

/** Controls hide only while the picture plays, the person does not move, no control has the keyboard's focus and nothing is asked. */
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

/** A button clicked with a finger keeps focus too; only focus that the browser shows holds the controls. */
function isHeld(stage: HTMLElement): boolean {
  const isFocused = stage.querySelector('[data-controls] :focus-visible') !== null
  return isFocused || document.querySelector('dialog[open]') !== null
}
