import { call } from '@hygiene/client'
import type { EntityOf } from '@hygiene/contracts/kit/endpoint'
import { beginIdentityProof } from '@hygiene/contracts/member/identity-check/begin-identity-proof'
import { confirmIdentityProof } from '@hygiene/contracts/member/identity-check/confirm-identity-proof'
import type { IdentityChannel } from '@hygiene/domain/text'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { openIdentityWindow } from './identity-window.ts'
import {
  clearProof,
  type IdentityPurpose,
  keepProof,
  keptProof,
  type Proof,
} from '../../app/browser-storage/kept-proof.ts'
import { type Outcome, outcomeOf } from './outcome.ts'
import { isReturn, useReturn } from './use-return.ts'

export type ProvedPerson = EntityOf<typeof confirmIdentityProof> & { proof: Proof }

export type IdentityProof = {
  person: ProvedPerson | null
  isWorking: boolean
  failure: string | null
  /** Is true if the person already has an account and should find its id. */
  isMember: boolean
  begin: (method: IdentityChannel) => void
  /** Discards a used or refused verification. The sentence states why it must be repeated. */
  clear: (failure?: string) => void
}

/** On an iPhone, PASS returns to Safari even if another browser or app began, so the kept data is missing there. */
const ELSEWHERE = '본인확인을 시작하신 브라우저가 아닙니다. 처음 여신 브라우저로 돌아가주세요.'

/** Keeps a verification for one purpose across a reload and the provider's page, until it is used. */
export function useIdentityProof(
  purpose: IdentityPurpose,
  onProved?: (person: ProvedPerson, clear: () => void) => void | Promise<void>,
): IdentityProof {
  const [person, setPerson] = useState<ProvedPerson | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [isWorking, setIsWorking] = useState(() => isReturn() || keptProof(purpose) !== null)
  const [isMember, setIsMember] = useState(false)
  const hasBegun = useRef(false)

  function clear(said: string | null = null) {
    clearProof(purpose)
    setPerson(null)
    setFailure(said)
    setIsMember(false)
  }

  async function follow(work: () => Promise<ProvedPerson>, isSilent = false) {
    setIsWorking(true)
    setFailure(null)
    const outcome = await outcomeOf(work).catch((error: unknown) => {
      setIsWorking(false)
      throw error
    })
    await settle(outcome, isSilent)
    setIsWorking(false)
  }

  async function settle(outcome: Outcome<ProvedPerson>, isSilent: boolean) {
    if (outcome.kind === 'failed') {
      clearProof(purpose)
      if (!isSilent) setFailure(outcome.message)
      setIsMember(outcome.refusal === 'ALREADY_MEMBER')
    }
    if (outcome.kind !== 'done') return
    setPerson(outcome.value)
    await onProved?.(outcome.value, () => clear())
  }

  useReturn(({ failure: said }) => {
    hasBegun.current = true
    const proof = keptProof(purpose)
    if (proof !== null && said === null) return void follow(() => confirmPerson(proof))
    clearProof(purpose)
    setFailure(said ?? ELSEWHERE)
    return setIsWorking(false)
  })

  /** A reload keeps a finished verification and forgets an unfinished one. */
  const restore = useEffectEvent(() => {
    const proof = keptProof(purpose)
    if (hasBegun.current || proof === null) return
    hasBegun.current = true
    void follow(() => confirmPerson(proof), true)
  })
  useEffect(() => restore(), [])

  return {
    person,
    isWorking,
    failure,
    isMember,
    begin: (method) => void follow(() => provePerson(purpose, method)),
    clear,
  }
}

async function provePerson(purpose: IdentityPurpose, method: IdentityChannel): Promise<ProvedPerson> {
  const begun = await call(beginIdentityProof, { purpose, method })
  keepProof(purpose, begun)
  await openIdentityWindow(begun)
  return confirmPerson(begun)
}

async function confirmPerson({ identityVerificationId, proofSecret }: Proof): Promise<ProvedPerson> {
  const proof = { identityVerificationId, proofSecret }
  return { ...(await call(confirmIdentityProof, proof)), proof }
}
