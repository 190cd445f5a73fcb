import type { Endpoint } from '@hygiene/contracts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

/** Reads a contract again when the person comes back from another window: there it may have been printed. */
export function useFreshOnReturn({ path }: Endpoint) {
  const queries = useQueryClient()
  useEffect(() => {
    const refresh = () => {
      if (document.visibilityState === 'visible') void queries.invalidateQueries({ queryKey: [path] })
    }
    document.addEventListener('visibilitychange', refresh)
    return () => document.removeEventListener('visibilitychange', refresh)
  }, [queries, path])
}
