import { useEffect } from 'react'

/** Suggests the passkeys of this device. Its code loads only after the screen is hydrated. */
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
