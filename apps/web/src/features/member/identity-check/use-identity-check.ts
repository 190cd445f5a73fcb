import { listLectures } from '@hygiene/contracts/education/study/list-lectures'
import { listStudyRoom } from '@hygiene/contracts/education/study/list-study-room'
import type { EnrolmentNo } from '@hygiene/domain/record-numbers'
import type { IdentityChannel } from '@hygiene/domain/text'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Outcome } from '../../../shared/identity-proof/outcome.ts'
import { useReturn } from '../../../shared/identity-proof/use-return.ts'
import { confirmPerson, verifyPerson } from './verify-person.ts'

/** The check under way, its failure, and the way to the test when it is done. */
export function useIdentityCheck(enrolmentNo: EnrolmentNo) {
  const [isWorking, setIsWorking] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const navigate = useNavigate()
  const queries = useQueryClient()

  async function follow(check: () => Promise<Outcome<unknown>>) {
    setIsWorking(true)
    setFailure(null)
    const outcome = await check()
    setIsWorking(false)
    if (outcome.kind === 'failed') setFailure(outcome.message)
    if (outcome.kind !== 'done') return
    await Promise.all(
      [listLectures, listStudyRoom].map(({ path }) => queries.invalidateQueries({ queryKey: [path] })),
    )
    await navigate(`/edu/study/exam?onlineEduNo=${enrolmentNo}`, { replace: true })
  }

  useReturn(({ identityVerificationId, failure: said }) => {
    if (said === null) void follow(() => confirmPerson(identityVerificationId))
    else setFailure(said)
  })

  return {
    isWorking,
    failure,
    begin: (method: IdentityChannel) => void follow(() => verifyPerson(enrolmentNo, method)),
  }
}
