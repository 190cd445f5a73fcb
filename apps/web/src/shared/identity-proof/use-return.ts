import { useEffect, useEffectEvent, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import { notFinished } from './identity-window.ts'

export type Returned = { identityVerificationId: string; failure: string | null }

const THEIRS = [
  'identityVerificationId',
  'identityVerificationTxId',
  'transactionType',
  'code',
  'message',
  'pgCode',
  'pgMessage',
]

export const isReturn = () => new URLSearchParams(location.search).has(THEIRS[0] ?? '')

/** Removes the provider's answer from the address, so that a reload does not process it again. */
export function useReturn(follow: (returned: Returned) => void) {
  const [, setQuery] = useSearchParams()
  const hasReturned = useRef(false)

  const take = useEffectEvent((query: URLSearchParams, identityVerificationId: string) => {
    const failure = query.has('code') ? notFinished(query.get('message')) : null
    for (const name of THEIRS) query.delete(name)
    setQuery(query, { replace: true })
    follow({ identityVerificationId, failure })
  })

  useEffect(() => {
    const query = new URLSearchParams(location.search)
    const identityVerificationId = query.get('identityVerificationId')
    if (identityVerificationId === null || hasReturned.current) return
    hasReturned.current = true
    take(query, identityVerificationId)
  }, [])
}
