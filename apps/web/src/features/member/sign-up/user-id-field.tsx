import { userIdFaults, type UserIdReason } from '@hygiene/domain/member/account/user-id'
import { Button, NoticeBox, TextField } from '@hygiene/ui'
import form from '../../../shared/forms/form.module.css'
import { fieldOf, type Part } from '@hygiene/client/use-fields'
import { LiveRules } from '../../../shared/new-password/live-rules.tsx'
import type { Account } from './draft.ts'
import { useIdCheck } from './use-id-check.ts'

const ID_RULES: Record<UserIdReason, string> = {
  USER_ID_LENGTH: '6자 이상 12자 이하',
  USER_ID_CHARACTERS: '영문과 숫자만',
  USER_ID_NEEDS_LETTER_AND_DIGIT: '영문과 숫자를 함께 사용',
}

/** The id, its rules, and whether it is free. */
export function UserIdField(part: Part<Account>) {
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
