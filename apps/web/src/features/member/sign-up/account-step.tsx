import { call, Refused, useSend } from '@hygiene/client'
import { fieldOf, type Part } from '@hygiene/client/use-fields'
import { checkDuplicateId } from '@hygiene/contracts/member/account/check-duplicate-id'
import { EMAIL_LONGEST } from '@hygiene/domain/member/account/email'
import { type UserIdReason, userIdFaults } from '@hygiene/domain/member/account/user-id'
import { Button, Card, NoticeBox, showAlert, TextField } from '@hygiene/ui'
import { useState } from 'react'
import { useDebounced } from '../../../shared/debounce/use-debounced.ts'
import form from '../../../shared/forms/form.module.css'
import { PersonList } from '../../../shared/identity-proof/person-list.tsx'
import { LiveRules } from '../../../shared/new-password/live-rules.tsx'
import type { NewPassword } from '../../../shared/new-password/new-password.ts'
import { NewPasswordFields } from '../../../shared/new-password/new-password-fields.tsx'
import type { Account } from './draft.ts'

const ID_RULES: Record<UserIdReason, string> = {
  USER_ID_LENGTH: '6자 이상 12자 이하',
  USER_ID_CHARACTERS: '영문과 숫자만',
  USER_ID_NEEDS_LETTER_AND_DIGIT: '영문과 숫자를 함께 사용',
}

function UserIdField(part: Part<Account>) {
  const userId = part.draft.userId.trim()
  const check = useIdCheck(userId)
  const field = fieldOf(part)('userId')
  return (
    <div className={form.form}>
      <TextField
        label="아이디"
        hint={<LiveRules rules={ID_RULES} typed={userId} broken={userIdFaults(userId)} />}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={20}
        {...field}
        error={field.error ?? check.taken}
        beside={
          <Button
            tone="secondary"
            busy={check.isBusy}
            unavailable={userIdFaults(userId).length > 0}
            onClick={check.ask}
          >
            중복 확인
          </Button>
        }
      />
      {check.isFree && <NoticeBox tone="done" title={`${userId}: 사용하실 수 있는 아이디입니다.`} live />}
    </div>
  )
}

type Checked = { userId: string; taken: string | undefined }

/** Checks whether the id is free when typing pauses, or on press. The answer counts only for the id it was requested for. */
function useIdCheck(userId: string) {
  const [checked, setChecked] = useState<Checked | null>(null)
  const send = useSend(checkDuplicateId, {
    onDone: (_entity, asked) => setChecked({ userId: asked.userId, taken: undefined }),
    onRefused: async ({ refusal, message }) => {
      if (refusal === 'ID_TAKEN') setChecked({ userId, taken: message })
      else await showAlert(message, { title: '아이디를 확인하지 못했습니다' })
    },
  })
  const isAskable = userId !== '' && userIdFaults(userId).length === 0
  useDebounced(isAskable ? userId : '', checked?.userId ?? '', async (asked) => {
    if (asked !== '') setChecked((await askQuietly(asked)) ?? checked)
  })
  const isAbout = checked?.userId === userId
  return {
    isBusy: send.isPending,
    isFree: isAbout && checked.taken === undefined,
    taken: isAbout ? checked.taken : undefined,
    ask: () => send.mutate({ userId }),
  }
}

/** Shows only the answer of an automatic check. If the check fails, the button remains. */
async function askQuietly(userId: string): Promise<Checked | null> {
  try {
    await call(checkDuplicateId, { userId }, { onBreakage: 'throw' })
    return { userId, taken: undefined }
  } catch (error) {
    return error instanceof Refused && error.refusal === 'ID_TAKEN' ? { userId, taken: error.message } : null
  }
}

type AccountStepProps = {
  part: Part<Account & NewPassword>
  person: { name: string; birth: string; phone: string }
  onSubmit: () => void
}

/** Takes the login and contact fields; the person's data come from the verification. */
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
          {/* Lets Enter in a field submit the form, as the button in the bar does. */}
          <button type="submit" hidden tabIndex={-1} aria-hidden />
        </form>
      </Card>
    </>
  )
}
