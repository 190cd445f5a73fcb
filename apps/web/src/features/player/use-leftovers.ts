import type { Endpoint } from '@hygiene/contracts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { deliverWhatWasLeft } from './open-player.ts'

/** Credits what a closed or dead player left on this device, on arrival and whenever the window is looked at again. */
export function useLeftovers(refresh: readonly Endpoint[]) {
  const queries = useQueryClient()

  useEffect(() => {
    async function deliver() {
      if (document.visibilityState === 'hidden' || !(await deliverWhatWasLeft())) return
      await Promise.all(refresh.map(({ path }) => queries.invalidateQueries({ queryKey: [path] })))
    }
    const onShown = () => void deliver()
    onShown()
    document.addEventListener('visibilitychange', onShown)
    window.addEventListener('focus', onShown)
    return () => {
      document.removeEventListener('visibilitychange', onShown)
      window.removeEventListener('focus', onShown)
    }
  }, [queries, refresh])
}
