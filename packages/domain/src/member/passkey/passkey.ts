import { type Verdict, allowed, denied } from '../../verdict.ts'

/** What a device is asked to sign is good for so long: a person looks for a finger or a telephone meanwhile. */
const PASSKEY_CHALLENGE_SECONDS = 300

/** Keys of one person at most. */
export const MOST_PASSKEYS = 10

/** A password typed at the login counts as fresh for so long (ASVS 7.5.1). */
const FRESH_PASSWORD_SECONDS = 300

/** Is what the device signed still good? */
export function isPasskeyChallengeOpen(createdAt: Date, now: Date): boolean {
  return now.getTime() - createdAt.getTime() < PASSKEY_CHALLENGE_SECONDS * 1000
}

/**
 * A device that counts its uses counts upwards; where it says the same or less, another device has a copy of the key
 * (Web Authentication Level 3, section 6.1.1). Devices that share a key do not count and say 0.
 */
export function judgePasskeyCounter(kept: number, notified: number): Verdict<'PASSKEY_BLOCKED'> {
  return notified > kept || (notified === 0 && kept === 0) ? allowed() : denied('PASSKEY_BLOCKED')
}

/** Has the owner typed the password for this login, and just now? */
export function isFreshByPassword(
  login: { loggedInAt: Date; isByPasskey: boolean; linkedEmployeeNo: number | null },
  now: Date,
): boolean {
  const ageMs = now.getTime() - login.loggedInAt.getTime()
  return !login.isByPasskey && login.linkedEmployeeNo === null && ageMs < FRESH_PASSWORD_SECONDS * 1000
}
