import { EMAIL_LONGEST } from '@hygiene/domain/member/account/email'
import { Card, TextField } from '@hygiene/ui'
import form from '../../../shared/forms/form.module.css'
import { fieldOf, type Part } from '@hygiene/client/use-fields'
import { PersonList } from '../../../shared/identity-proof/person-list.tsx'
import { NewPasswordFields } from '../../../shared/new-password/new-password-fields.tsx'
import type { NewPassword } from '../../../shared/new-password/new-password.ts'
import type { Account } from './draft.ts'
import { UserIdField } from './user-id-field.tsx'

type AccountStepProps = {
  part: Part<Account & NewPassword>
  person: { name: string; birth: string; phone: string }
  onSubmit: () => void
}

/** The fields of the login and of the contact; the person comes from the verification. */
export function AccountStep({ part, person, onSubmit }: AccountStepProps) {
  const field = fieldOf(part)
  return (
    <>
      <Card title="가입하시는 분">
        <PersonList person={person} />
      </Card>
      <Card title="아이디와 비밀번호를 정해주세요">
        <form
          method="post"
          noValidate
          className={form.form}
          onSubmit={(event) => {
            event.preventDefault()
            onSubmit()
          }}
        >
          <UserIdField {...part} />
          <NewPasswordFields {...part} label="비밀번호" />
          <TextField
            label="이메일"
            hint="비워두셔도 됩니다. 예: name@example.com"
            optional
            type="email"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={EMAIL_LONGEST}
            {...field('email')}
          />
          {/* Enter in a field sends the form, as the button of the bar below does. */}
          <button type="submit" hidden tabIndex={-1} aria-hidden />
        </form>
      </Card>
    </>
  )
}
