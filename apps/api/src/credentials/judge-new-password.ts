import {
  judgePasswordChoice,
  type PasswordChoiceReason,
  type PasswordOwner,
  type Verdict,
} from '@hygiene/domain'
import { dictionary } from '@zxcvbn-ts/language-common'

/** Passwords of past leaks by how often they were found, 49,233 words; read here only, a browser would load 380 kB. */
const common = new Set(dictionary['passwords-common'])

/** Would somebody who guesses try this one early? (ASVS 6.2.4, 6.2.11) */
export function judgeNewPassword(password: string, owner: PasswordOwner): Verdict<PasswordChoiceReason> {
  return judgePasswordChoice(password, owner, (word) => common.has(word))
}
