import { openText, sealText } from '@hygiene/db/sealed-text'
import { denied } from '@hygiene/domain/verdict'
import { REFUND_BANKS } from '@hygiene/domain/money/refund/refund-banks'
import { Malformed } from '../../kit/malformed.ts'

export interface RefundAccountPlain {
  bank: string
  accountNumber: string
  holder: string
}

export interface AccountNotified {
  refundAccount?: RefundAccountPlain | undefined
  isHolderKnown?: boolean | null
  accountKey: string
}

type Sealed = {
  allowed: true
  accountSealed: Uint8Array<ArrayBuffer> | null
  isHolderKnown: boolean | null
}

/** Accepts an account only if the method needs one, so that a card refund cannot be redirected. */
export function sealNeededAccount(
  needsAccount: boolean,
  { refundAccount, accountKey, isHolderKnown = null }: AccountNotified,
): Sealed | { allowed: false; reason: 'REFUND_ACCOUNT_REQUIRED' } {
  if (!needsAccount) return { allowed: true, accountSealed: null, isHolderKnown: null }
  if (!refundAccount) return denied('REFUND_ACCOUNT_REQUIRED')
  const { bank, accountNumber, holder } = refundAccount
  if (!REFUND_BANKS.some(({ code }) => code === bank)) throw new Malformed({ bank: '은행을 골라주세요.' })
  const accountSealed = sealAccount(accountKey, { bank, accountNumber, holder })
  return { allowed: true, accountSealed, isHolderKnown }
}

export function sealAccount(keyHex: string, account: RefundAccountPlain): Uint8Array<ArrayBuffer> {
  return sealText(keyHex, JSON.stringify(account))
}

/** Opens a sealed account. Throws if the key or the bytes do not match. */
export function openAccount(keyHex: string, sealed: Uint8Array): RefundAccountPlain {
  return JSON.parse(openText(keyHex, sealed)) as RefundAccountPlain
}
