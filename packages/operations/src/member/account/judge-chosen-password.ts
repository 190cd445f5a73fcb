import { denied, type Verdict } from '@hygiene/domain/verdict'
import type { PasswordChoiceReason, PasswordOwner } from '@hygiene/domain/member/account/password-choice'
import { judgeNewPassword } from '../login/judge-new-password.ts'

export interface LeakedPasswords {
  isLeaked(password: string): Promise<boolean>
}

export async function judgeChosenPassword(
  leakedPasswords: LeakedPasswords,
  password: string,
  owner: PasswordOwner,
): Promise<Verdict<PasswordChoiceReason | 'PASSWORD_LEAKED'>> {
  const choice = judgeNewPassword(password, owner)
  if (!choice.allowed) return choice
  return (await leakedPasswords.isLeaked(password)) ? denied('PASSWORD_LEAKED') : choice
}
