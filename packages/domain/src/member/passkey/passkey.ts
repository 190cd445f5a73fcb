import { type Verdict, allowed, denied } from '../../verdict.ts'

/** Limits a challenge in seconds: the person may need time for a fingerprint or a telephone. */
const PASSKEY_CHALLENGE_SECONDS = 300

export const MOST_PASSKEYS = 10

/** A password typed at the login counts as fresh for so long (ASVS 7.5.1). */
const FRESH_PASSWORD_SECONDS = 300

export function isPasskeyChallengeOpen(createdAt: Date, now: Date): boolean {
  return now.getTime() - createdAt.getTime() < PASSKEY_CHALLENGE_SECONDS * 1000
}

/**
 * A device that counts its uses counts upwards. The same or a lower count shows that another device has a copy of the key (Web
 * Authentication Level 3, section 6.1.1). Devices that share a key do not count and report 0.
 */
export function judgePasskeyCounter(kept: number, notified: number): Verdict<'PASSKEY_BLOCKED'> {
  return notified > kept || (notified === 0 && kept === 0) ? allowed() : denied('PASSKEY_BLOCKED')
}

export function isFreshByPassword(
  login: { loggedInAt: Date; isByPasskey: boolean; linkedEmployeeNo: number | null },
  now: Date,
): boolean {
  const ageMs = now.getTime() - login.loggedInAt.getTime()
  return !login.isByPasskey && login.linkedEmployeeNo === null && ageMs < FRESH_PASSWORD_SECONDS * 1000
}
