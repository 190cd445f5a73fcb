import { useSearchParams } from 'react-router-dom'

export function useEnrolmentNo(
  name: 'onlineEduNo' | 'offlineEduNo' | 'oldEduNo' = 'onlineEduNo',
): number | null {
  const [query] = useSearchParams()
  const value = Number(query.get(name))
  return Number.isInteger(value) && value > 0 ? value : null
}
