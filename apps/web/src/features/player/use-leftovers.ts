import type { Endpoint } from '@hygiene/contracts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { deliverWhatWasLeft } from './open-player.ts'

/**
 * Credits records that a closed or dead player left on this device, and reads progress anew whenever this window is looked at
 * again: the player is often a window of its own, beside a room that never was hidden.
 */
export function useLeftovers(refresh: readonly Endpoint[]) {
  const queries = useQueryClient()

  useEffect(() => {
    const readAnew = () =>
      Promise.all(refresh.map(({ path }) => queries.invalidateQueries({ queryKey: [path] })))
    async function arrive() {
      if (await deliverWhatWasLeft()) await readAnew()
    }
    async function comeBack() {
      await deliverWhatWasLeft()
      await readAnew()
    }
    const onFocus = () => void comeBack()
    void arrive()
    window.addEventListener('focus', onFocus)
    return () => window.removeEventListener('focus', onFocus)
  }, [queries, refresh])
}
