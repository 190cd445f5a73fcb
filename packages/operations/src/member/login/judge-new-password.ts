import { createRequire } from 'node:module'
import {
  judgePasswordChoice,
  type PasswordChoiceReason,
  type PasswordOwner,
} from '@hygiene/domain/member/account/password-choice'
import type { Verdict } from '@hygiene/domain/verdict'

const require = createRequire(import.meta.url)
let common: ReadonlySet<string> | null = null

/** Passwords of past leaks, 49,233 words: 9 MB loaded when a caller first chooses a password (15 ms, once). */
function isCommon(word: string): boolean {
  common ??= new Set(readCommon())
  return common.has(word)
}

function readCommon(): readonly string[] {
  const { dictionary } = require('@zxcvbn-ts/language-common') as typeof import('@zxcvbn-ts/language-common')
  return dictionary['passwords-common']
}

/** Would a guessing caller try this one early? (ASVS 6.2.4, 6.2.11) */
export function judgeNewPassword(password: string, owner: PasswordOwner): Verdict<PasswordChoiceReason> {
  return judgePasswordChoice(password, owner, isCommon)
}
