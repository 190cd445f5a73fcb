import { useEffect } from 'react'

/** The login screen suggests the passkeys of this device; nothing of it is loaded before the screen lives. */
export function usePasskeySuggestions(returnTo: string, isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted || !('PublicKeyCredential' in window)) return undefined
    const leaving = new AbortController()
    void import('./suggest-passkeys.ts').then(({ suggestPasskeys }) =>
      suggestPasskeys(returnTo, leaving.signal),
    )
    return () => leaving.abort()
  }, [returnTo, isWanted])
}
