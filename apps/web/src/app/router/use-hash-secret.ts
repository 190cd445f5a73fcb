import { tabStore } from '@hygiene/client/browser-store'
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

/**
 * Takes a secret out of the part behind `#` immediately, because modals use the hash and the address stays in the history. The
 * tab keeps the secret under the name `kept` across a reload and the login.
 */
export function useHashSecret(kept: string, secretIn: (hash: string) => string | null): string | null {
  const { hash, pathname, search } = useLocation()
  const navigate = useNavigate()
  const given = secretIn(hash)

  useEffect(() => {
    if (given === null) return
    tabStore.setItem(kept, given)
    void navigate({ pathname, search }, { replace: true, preventScrollReset: true })
  }, [kept, given, navigate, pathname, search])

  return given ?? tabStore.getItem(kept)
}
