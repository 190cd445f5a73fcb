import { useEffect } from 'react'
import { expireStale } from '../../../app/login/leaving.ts'

/** Entering /main asks how old the login is (specification section 4). */
export function useLoginAge() {
  useEffect(() => void expireStale(), [])
}
