import { type RefObject, useEffect, useState } from 'react'
import { usePlayerSettings } from './player-settings.ts'

/** Puts the person's loudness to the picture; answers whether this device lets a page set it. */
export function useSound(ref: RefObject<HTMLVideoElement | null>): boolean {
  const { volume, isMuted } = usePlayerSettings()
  const [canSet, setCanSet] = useState(true)

  useEffect(() => {
    const video = ref.current
    if (!video) return
    video.volume = volume / 100
    video.muted = isMuted
    // iOS ignores it and goes on answering 1.
    setCanSet(Math.abs(video.volume - volume / 100) < 0.01)
  }, [ref, volume, isMuted])

  return canSet
}
