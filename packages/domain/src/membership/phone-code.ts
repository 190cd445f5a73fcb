/** Ours (docs/rules/login.md): three minutes, five tries, few codes an hour. */
export const CODE_SECONDS = 180
export const CODE_TRIES = 5
export const CODES_PER_PHONE_AND_HOUR = 5
export const CODES_PER_ADDRESS_AND_HOUR = 20
const HOUR_MS = 3_600_000

export type CodesSent = { toPhone: number; fromAddress: number }

/** May another code be sent, after so many within the last hour? */
export function maySendCode({ toPhone, fromAddress }: CodesSent): boolean {
  return toPhone < CODES_PER_PHONE_AND_HOUR && fromAddress < CODES_PER_ADDRESS_AND_HOUR
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
