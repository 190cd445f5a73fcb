import { passwordFaults } from '@hygiene/domain/member/account/password'
import { PasswordField } from '@hygiene/ui'
import { fieldOf, type Part } from '@hygiene/client/use-fields'
import { LiveRules } from './live-rules.tsx'
import { EASILY_GUESSED, type NewPassword, PASSWORD_RULES } from './new-password.ts'

/** Shows the rules first and checks them while typing. Pasting and revealing remain possible (WCAG 3.3.8). */
export function NewPasswordFields({ label, ...part }: Part<NewPassword> & { label: string }) {
  const field = fieldOf(part)
  const { newPassword } = part.draft
  return (
    <>
      <PasswordField
        label={label}
        hint={
          <>
            <LiveRules rules={PASSWORD_RULES} typed={newPassword} broken={passwordFaults(newPassword)} />
            <span>{EASILY_GUESSED}</span>
          </>
        }
        autoComplete="new-password"
        maxLength={200}
        {...field('newPassword')}
      />
      <PasswordField
        label={`${label} 확인`}
        hint="같은 비밀번호를 한 번 더 입력해주세요."
        autoComplete="new-password"
        maxLength={200}
        {...field('newPasswordAgain')}
      />
    </>
  )
}
