import { call, isReportedCentrally, Refused } from '@hygiene/client'
import type { EntityOf } from '@hygiene/contracts/kit/endpoint'
import { matchCode } from '@hygiene/contracts/member/account/match-code'
import type { sendCode } from '@hygiene/contracts/member/account/send-code'
import type { sendPhoneChangeCode } from '@hygiene/contracts/member/account/send-phone-change-code'
import { REFUSALS } from '@hygiene/contracts/refusals/table'
import { CODE_SECONDS, CODE_TRIES } from '@hygiene/domain/member/account/phone-code'
import { isMobilePhone, mobilePhoneSentence, normalizePhone } from '@hygiene/domain/member/account/phone'
import { showAlert } from '@hygiene/ui'
import { useRef, useState } from 'react'
import type { Part, Wrong } from '@hygiene/client/use-fields'
import { focusField } from '@hygiene/client/focus-field'

export type PhoneAndCode = { phone: string; code: string }
export const NO_CODE: PhoneAndCode = { phone: '', code: '' }

type Sent = EntityOf<typeof sendCode> & {
  phone: string
  /** Uses this phone's clock, which may differ from the server's. */
  until: string
}

type PhoneProof = { phone: string; phoneProof: string }

export type PhoneCode = {
  sent: Sent | null
  triesLeft: number
  isSending: boolean
  /** Is true while the code is checked; another press waits for the same answer. */
  isMatching: boolean
  isMatched: boolean
  send: () => void
  lapse: () => void
  /** Checks the code. Returns null if it is wrong and the person has been informed. */
  match: () => Promise<PhoneProof | null>
  /** Requires a new code, because the proof was used up. */
  reset: () => void
}

type Showing = Pick<Part<PhoneAndCode>, 'draft' | 'change'> & { show: (wrong: Wrong<PhoneAndCode>) => void }

/** Sends a code by text message: valid for three minutes with five tries, repeatable within the server's limit. */
export function usePhoneCode(
  contract: typeof sendCode | typeof sendPhoneChangeCode,
  { draft, change, show }: Showing,
): PhoneCode {
  const [sent, setSent] = useState<Sent | null>(null)
  const [triesLeft, setTriesLeft] = useState(CODE_TRIES)
  const [isSending, setIsSending] = useState(false)
  const [proof, setProof] = useState<PhoneProof | null>(null)
  const [isMatching, setIsMatching] = useState(false)
  const matching = useRef(false)

  async function send() {
    const phone = normalizePhone(draft.phone)
    if (!isMobilePhone(phone)) return show({ phone: mobilePhoneSentence })
    setIsSending(true)
    try {
      const answer = await call(contract, { phone })
      const until = new Date(Date.now() + CODE_SECONDS * 1000).toISOString()
      setSent({ ...answer, phone, until })
      setTriesLeft(CODE_TRIES)
      setProof(null)
      change({ phone: draft.phone, code: '' })
      requestAnimationFrame(() => focusField('code'))
    } catch (error) {
      if (error instanceof Refused && !isReportedCentrally(error)) show({ phone: error.message })
      else if (!isReportedCentrally(error)) throw error
    } finally {
      setIsSending(false)
    }
    return undefined
  }

  function over(sentence: string = REFUSALS.CODE_OVER.message) {
    setSent(null)
    change({ code: '' })
    show({ phone: sentence })
  }

  async function refused(error: unknown): Promise<null> {
    if (isReportedCentrally(error)) return null
    if (!(error instanceof Refused)) throw error
    if (error.refusal === 'CODE_OVER') over()
    else if (error.refusal === 'CODE_WRONG') {
      setTriesLeft(triesLeft - 1)
      show({ code: `${error.message} (남은 횟수 ${triesLeft - 1}번)` })
    } else await showAlert(error.message, { title: '인증번호를 확인하지 못했습니다' })
    return null
  }

  async function match() {
    if (sent === null) {
      show({ phone: '[인증번호 받기]를 눌러 문자로 인증번호를 받아주세요.' })
      return null
    }
    if (proof !== null) return proof
    // A code is valid once, so a second press during the check would be refused as used.
    if (matching.current) return null
    setMatching(true)
    try {
      const { phone, phoneCodeNo } = sent
      const { phoneProof } = await call(matchCode, { phoneCodeNo, phone, code: draft.code })
      const matched = { phone, phoneProof }
      setProof(matched)
      return matched
    } catch (error) {
      return await refused(error)
    } finally {
      setMatching(false)
    }
  }

  function setMatching(next: boolean) {
    matching.current = next
    setIsMatching(next)
  }

  return {
    sent,
    triesLeft,
    isSending,
    isMatching,
    isMatched: proof !== null,
    send: () => void send(),
    lapse: () => over(),
    match,
    reset: () => {
      setSent(null)
      setProof(null)
      change({ code: '' })
    },
  }
}

export function wrongPhoneAndCode({ phone, code }: PhoneAndCode): Wrong<PhoneAndCode> {
  if (!isMobilePhone(phone)) return { phone: mobilePhoneSentence }
  return /^\d{6}$/.test(code) ? {} : { code: '문자로 받은 인증번호 6자리를 입력해주세요.' }
}
