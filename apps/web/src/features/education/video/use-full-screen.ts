import { type RefObject, useEffect, useState } from 'react'

/** An iPhone offers full screen only for its own player, without our prompts. There the stage fills the window instead. */
export function useFullScreen(stage: RefObject<HTMLElement | null>) {
  const [isFull, setIsFull] = useState(false)
  const canAsk = typeof document !== 'undefined' && document.fullscreenEnabled

  useEffect(() => {
    const follow = () => setIsFull(document.fullscreenElement !== null)
    document.addEventListener('fullscreenchange', follow)
    return () => document.removeEventListener('fullscreenchange', follow)
  }, [])

  async function toggle() {
    if (!canAsk) {
      setIsFull(!isFull)
      return
    }
    if (document.fullscreenElement) await document.exitFullscreen()
    else await stage.current?.requestFullscreen()
  }

  return { isFull, fillsWindow: isFull && !canAsk, toggle }
}
