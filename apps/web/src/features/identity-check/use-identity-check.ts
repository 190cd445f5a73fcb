import { listLectures, listStudyRoom } from '@hygiene/contracts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import {
  type CheckOutcome,
  confirmPerson,
  type IdentityWay,
  notFinished,
  verifyPerson,
} from './verify-person.ts'

/** The check under way, what went wrong, and on to the test when it is done. */
export function useIdentityCheck(onlineEduNo: number) {
  const [isWorking, setIsWorking] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const [query, setQuery] = useSearchParams()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const hasReturned = useRef(false)

  async function follow(check: () => Promise<CheckOutcome>) {
    setIsWorking(true)
    setFailure(null)
    const outcome = await check()
    setIsWorking(false)
    if (outcome.kind === 'failed') setFailure(outcome.message)
    if (outcome.kind !== 'verified') return
    await Promise.all(
      [listLectures, listStudyRoom].map(({ path }) => queries.invalidateQueries({ queryKey: [path] })),
    )
    await navigate(`/edu/study/exam?onlineEduNo=${onlineEduNo}`, { replace: true })
  }

  /** Back from the provider's page: its answer leaves the address, so that a reload does not ask twice. */
  const finishReturn = useEffectEvent((identityVerificationId: string) => {
    const code = query.get('code')
    const message = query.get('message')
    setQuery({ onlineEduNo: String(onlineEduNo) }, { replace: true })
    if (code === null) void follow(() => confirmPerson(identityVerificationId))
    else setFailure(notFinished(message))
  })

  useEffect(() => {
    const returned = new URLSearchParams(location.search).get('identityVerificationId')
    if (returned === null || hasReturned.current) return
    hasReturned.current = true
    finishReturn(returned)
  }, [])

  return {
    isWorking,
    failure,
    begin: (way: IdentityWay) => void follow(() => verifyPerson(onlineEduNo, way)),
  }
}
