/** Limit a code to three minutes, five tries and a few per hour; the limits are ours (docs/rules/login.md). */
export const CODE_SECONDS = 180
export const CODE_TRIES = 5
const CODES_PER_PERSON_AND_HOUR = 5
const CODES_PER_NETWORK_AND_HOUR = 30
const CODES_PER_PHONE_AND_HOUR = 15
/** Limits codes to phones of non-members, from all networks together. */
const CODES_TO_UNKNOWN_PER_HOUR = 60
const HOUR_MS = 3_600_000

/** Counts the codes that callers without a login requested in the last hour. */
export interface CodesAsked {
  fromNetwork: number
  fromNetworkToPhone: number
  toPhone: number
  toUnknown: number
}

/**
 * Judges a code request without a login. The caller's own requests count before the phone's, so that strangers use up only their
 * own share. `silent` gives the usual answer without sending: a refusal of unknown phones would reveal which belong to members.
 */
export function judgeCodeAsked(asked: CodesAsked, isKnownPhone: boolean): 'send' | 'silent' | 'tooOften' {
  const isOwnShareUsed =
    asked.fromNetwork >= CODES_PER_NETWORK_AND_HOUR || asked.fromNetworkToPhone >= CODES_PER_PERSON_AND_HOUR
  if (isOwnShareUsed || asked.toPhone >= CODES_PER_PHONE_AND_HOUR) return 'tooOften'
  return isKnownPhone || asked.toUnknown < CODES_TO_UNKNOWN_PER_HOUR ? 'send' : 'silent'
}

export function mayHaveOwnCode(askedByPerson: number): boolean {
  return askedByPerson < CODES_PER_PERSON_AND_HOUR
}

export function codeHourBefore(now: Date): Date {
  return new Date(now.getTime() - HOUR_MS)
}

export function codeExpiresAt(sentAt: Date): Date {
  return new Date(sentAt.getTime() + CODE_SECONDS * 1000)
}

export function codeMessage(code: string): string {
  return `[외식업 위생교육] 인증번호 ${code}\n3분 안에 입력해주세요. 다른 사람에게 알려주지 마세요.`
}
