import { useCallback, useEffect, useRef } from 'react'

type Press = Pick<PointerEvent, 'width' | 'height' | 'pressure' | 'detail' | 'pointerType'>

/**
 * Was it a screen reader that pressed? VoiceOver's press has no size, TalkBack's is a mouse of one pixel that weighs nothing.
 * A real press taken for one only makes the person turn the page: the safe side.
 */
export function isScreenReaderPress({ width, height, pressure, detail, pointerType }: Press): boolean {
  if (width === 0 && height === 0) return true
  return pointerType === 'mouse' && width === 1 && height === 1 && pressure === 0 && detail === 0
}

/** Answers, once a press, whether a finger, a pen or a mouse made the change that is being handled: no key, no screen reader. */
export function usePointerPress(): () => boolean {
  const isPressed = useRef(false)
  useEffect(() => {
    const press = (event: PointerEvent) => void (isPressed.current = !isScreenReaderPress(event))
    const type = () => void (isPressed.current = false)
    window.addEventListener('pointerdown', press, true)
    window.addEventListener('keydown', type, true)
    return () => {
      window.removeEventListener('pointerdown', press, true)
      window.removeEventListener('keydown', type, true)
    }
  }, [])
  return useCallback(() => {
    const wasPressed = isPressed.current
    isPressed.current = false
    return wasPressed
  }, [])
}
