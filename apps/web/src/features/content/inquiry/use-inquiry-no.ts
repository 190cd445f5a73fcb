import { useSearchParams } from 'react-router-dom'

/** The number in the address; null where there is none. An impossible one is answered by the server's own sentence. */
export function useInquiryNo(): number | null {
  const [query] = useSearchParams()
  const given = query.get('inquiryNo')
  if (given === null) return null
  return Math.min(2_147_483_647, Math.max(1, Math.trunc(Number(given)) || 2_147_483_647))
}
