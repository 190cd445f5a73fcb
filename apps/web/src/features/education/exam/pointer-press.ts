import { useCallback, useEffect, useRef } from 'react'

type Press = Pick<PointerEvent, 'width' | 'height' | 'pressure' | 'detail' | 'pointerType'>

/**
 * Detects a press by a screen reader. VoiceOver's press has no size; TalkBack's is a mouse of one pixel without pressure. A false
 * positive is harmless: the person only has to advance the page.
 */
export function isScreenReaderPress({ width, height, pressure, detail, pointerType }: Press): boolean {
  if (width === 0 && height === 0) return true
  return pointerType === 'mouse' && width === 1 && height === 1 && pressure === 0 && detail === 0
}

/** Returns, once per press, whether a finger, pen or mouse caused the current change rather than a key or a screen reader. */
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
