import { REFUSALS } from '@hygiene/contracts/refusals/table'
import { judgePassword, passwordSentence } from '@hygiene/domain/member/account/password'
import { createLeakedPasswords } from '@hygiene/gateways'
import { judgeNewPassword } from '@hygiene/operations/member/login/judge-new-password'
import { hashPassword } from '@hygiene/operations/member/login/passwords'
import type { ConsoleConfig } from '../config.ts'
import { Wrong } from './typed.ts'

/** The hash of the password an employee is given, judged as one that an operator chooses. */
export async function hashStaffPassword(
  { STAFF_PASSWORD: password, LEAKED_PASSWORDS_URL }: ConsoleConfig,
  loginId: string,
): Promise<string> {
  const verdict = judgePassword(password)
  if (!verdict.allowed) throw new Wrong(`STAFF_PASSWORD: ${passwordSentence[verdict.reason]}`)
  const choice = judgeNewPassword(password, { userId: loginId })
  if (!choice.allowed) throw new Wrong(`STAFF_PASSWORD: ${REFUSALS[choice.reason].message}`)
  const leakedPasswords = createLeakedPasswords({
    baseUrl: LEAKED_PASSWORDS_URL,
    warn: (sentence) => void process.stderr.write(`${sentence}\n`),
  })
  if (await leakedPasswords.isLeaked(password)) {
    throw new Wrong(`STAFF_PASSWORD: ${REFUSALS.PASSWORD_LEAKED.message}`)
  }
  return hashPassword(password)
}
