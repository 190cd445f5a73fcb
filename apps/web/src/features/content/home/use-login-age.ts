import { useEffect } from 'react'
import { expireStale } from '../../../app/login/leaving.ts'

/** Specification section 4 checks the age of the login on entering /main. */
export function useLoginAge() {
  useEffect(() => void expireStale(), [])
}
