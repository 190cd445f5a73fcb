import { useSearchParams } from 'react-router-dom'

/** A record's number in the address; null when it is missing or no number. */
export function useEnrolmentNo(
  name: 'onlineEduNo' | 'offlineEduNo' | 'oldEduNo' = 'onlineEduNo',
): number | null {
  const [query] = useSearchParams()
  const value = Number(query.get(name))
  return Number.isInteger(value) && value > 0 ? value : null
}
