import type { RefusalName } from '@hygiene/contracts/refusals/table'
import { PasswordField } from '@hygiene/ui'
import { fieldOf, type Part } from '../../../shared/forms/part.ts'

const SAID_THERE: ReadonlySet<RefusalName> = new Set(['PASSWORD_DIFFERS', 'LOGIN_LOCKED', 'LOGIN_TOO_SOON'])

/** Does this refusal speak of the present password? */
export function isOfPresentPassword(refusal: RefusalName | null): boolean {
  return refusal !== null && SAID_THERE.has(refusal)
}

export const NO_PRESENT_PASSWORD = '현재 비밀번호를 입력해주세요.'

/** Asked for again before something is changed that opens the account (ASVS 7.5.1). */
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
