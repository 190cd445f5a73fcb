import { type RefObject, useEffect, useEffectEvent } from 'react'
import { obeyKey, type PlayerCommands } from './player-keys.ts'
import { usePlayerSettings, VOLUME } from './player-settings.ts'

/**
 * Starts focus inside the player, the only content of the window. Focus returns there when the pressed button («재생하기») disappears
 * as the lecture starts.
 */
export function usePlayerKeys(
  stage: RefObject<HTMLElement | null>,
  commands: PlayerCommands,
  isPlaying: boolean,
) {
  const { shortcuts } = usePlayerSettings()
  const obey = useEffectEvent((event: KeyboardEvent) => {
    if (shortcuts) obeyKey(event, commands, VOLUME.step)
  })

  useEffect(() => {
    const element = stage.current
    if (!element) return undefined
    const untie = new AbortController()
    element.addEventListener('keydown', (event) => obey(event), { signal: untie.signal })
    element.focus({ preventScroll: true })
    return () => untie.abort()
  }, [stage])

  useEffect(() => {
    const isLost = isPlaying && document.activeElement === document.body
    if (isLost) stage.current?.focus({ preventScroll: true })
  }, [stage, isPlaying])
}
