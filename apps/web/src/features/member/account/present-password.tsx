import type { RefusalName } from '@hygiene/contracts/refusals/table'
import { PasswordField } from '@hygiene/ui'
import { fieldOf, type Part } from '@hygiene/client/use-fields'

const SAID_THERE: ReadonlySet<RefusalName> = new Set(['PASSWORD_DIFFERS', 'LOGIN_LOCKED', 'LOGIN_TOO_SOON'])

/** Returns the password field for refusals that concern the current password. */
export const ofPresentPassword = (refusal: RefusalName | null) =>
  refusal !== null && SAID_THERE.has(refusal) ? 'userPw' : undefined

export const NO_PRESENT_PASSWORD = '현재 비밀번호를 입력해주세요.'

/** Is required before any change that affects access to the account (ASVS 7.5.1). */
export function PresentPassword(part: Part<{ userPw: string }>) {
  return (
    <PasswordField
      label="현재 비밀번호"
      hint="로그인하실 때 쓰시는 비밀번호입니다."
      maxLength={200}
      {...fieldOf(part)('userPw')}
    />
  )
}
