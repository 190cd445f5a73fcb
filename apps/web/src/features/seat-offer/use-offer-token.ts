import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { tokenIn } from './offer-token.ts'

const KEPT = 'seatOffer'

/**
 * The token of the link, taken out of the address at once: the hash belongs to the modals, and whoever reads the address
 * later must not find it. The tab keeps it over a reload and the login.
 */
export function useOfferToken(): string | null {
  const { hash, pathname, search } = useLocation()
  const navigate = useNavigate()
  const given = tokenIn(hash)

  useEffect(() => {
    if (given === null) return
    sessionStorage.setItem(KEPT, given)
    void navigate({ pathname, search }, { replace: true, preventScrollReset: true })
  }, [given, navigate, pathname, search])

  return given ?? sessionStorage.getItem(KEPT)
}
