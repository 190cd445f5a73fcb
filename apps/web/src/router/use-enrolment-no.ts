import { useSearchParams } from 'react-router-dom'

/** `onlineEduNo` of the address; null when it is missing or no number. */
export function useEnrolmentNo(): number | null {
  const [query] = useSearchParams()
  const value = Number(query.get('onlineEduNo'))
  return Number.isInteger(value) && value > 0 ? value : null
}
