import { type RefObject, useEffect } from 'react'

/** Closes on a press beside a modal where the browser does not by `closedby` (WebKit): the press falls on the dialog, outside of its box. */
export function usePressBeside(ref: RefObject<HTMLDialogElement | null>, onPress: (() => void) | null) {
  useEffect(() => {
    const dialog = ref.current
    if (!dialog || !onPress || 'closedBy' in HTMLDialogElement.prototype) return undefined
    const judge = (press: MouseEvent) => {
      const { left, right, top, bottom } = dialog.getBoundingClientRect()
      const isInside =
        press.clientX >= left && press.clientX <= right && press.clientY >= top && press.clientY <= bottom
      if (press.target === dialog && !isInside) onPress()
    }
    dialog.addEventListener('click', judge)
    return () => dialog.removeEventListener('click', judge)
  }, [ref, onPress])
}
