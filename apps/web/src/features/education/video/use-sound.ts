import { type RefObject, useEffect, useState } from 'react'
import { usePlayerSettings } from './player-settings.ts'

export function useSound(ref: RefObject<HTMLVideoElement | null>): boolean {
  const { volume, isMuted } = usePlayerSettings()
  const canSet = useCanSetVolume()

  useEffect(() => {
    const video = ref.current
    if (!video) return
    video.volume = volume / 100
    video.muted = isMuted
  }, [ref, volume, isMuted])

  return canSet
}

/** Tests on a separate video element. An iPhone first reports the set volume and restores its own a moment later. */
function useCanSetVolume(): boolean {
  const [canSet, setCanSet] = useState(false)

  useEffect(() => {
    const probe = document.createElement('video')
    probe.volume = 0.5
    const timer = setTimeout(() => setCanSet(probe.volume === 0.5))
    return () => clearTimeout(timer)
  }, [])

  return canSet
}
