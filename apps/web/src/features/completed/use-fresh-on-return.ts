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
    // Another tab hides this one; another window beside it only takes its focus.
    document.addEventListener('visibilitychange', refresh)
    window.addEventListener('focus', refresh)
    return () => {
      document.removeEventListener('visibilitychange', refresh)
      window.removeEventListener('focus', refresh)
    }
  }, [queries, path])
}
