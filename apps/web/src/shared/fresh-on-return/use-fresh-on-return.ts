import type { Endpoint } from '@hygiene/contracts/kit/endpoint'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'

/** Reloads contracts when the person returns from another window, which may have changed the data. */
export function useFreshOnReturn(...contracts: readonly Endpoint[]) {
  const queries = useQueryClient()
  const refresh = useEffectEvent(() => {
    if (document.visibilityState !== 'visible') return
    for (const { path } of contracts) void queries.invalidateQueries({ queryKey: [path] })
  })
  useEffect(() => {
    const follow = () => refresh()
    // Another tab hides this one, but another window beside it only takes its focus.
    document.addEventListener('visibilitychange', follow)
    window.addEventListener('focus', follow)
    return () => {
      document.removeEventListener('visibilitychange', follow)
      window.removeEventListener('focus', follow)
    }
  }, [])
}
