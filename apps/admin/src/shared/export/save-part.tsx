import { useSend } from '@hygiene/client'
import type { SentTo } from '@hygiene/contracts/kit/endpoint'
import { listSavedExports } from '@hygiene/contracts/staff/export/list-saved-exports'
import { saveExport } from '@hygiene/contracts/staff/export/save-export'
import { type StaffRole, staffRoleLabel, staffRoles } from '@hygiene/domain'
import { Button, LinkButton, NoticeBox, SelectField, TextField } from '@hygiene/ui'
import { useState } from 'react'
import { useEmployee } from '../../app/login/staff-login.ts'
import { AskForm } from '../ask-form/ask-form.tsx'
import styles from './export-dialog.module.css'

type Saved = SentTo<typeof saveExport>
type SavePartProps = {
  choice: Saved['choice']
  view: Omit<Saved, 'choice' | 'name' | 'role'>
  hasText: boolean
}

const ROLES = staffRoles.map((value) => ({ value, label: staffRoleLabel[value] }))

/** Keeps conditions and columns under a name, to be made again or by the clock. */
export function SavePart({ choice, view, hasText }: SavePartProps) {
  const { role: own } = useEmployee()
  const [name, setName] = useState('')
  const [role, setRole] = useState<StaffRole | ''>('')
  const [error, setError] = useState<{ name?: string }>({})
  const send = useSend(saveExport, { refresh: [listSavedExports], onRefused: () => undefined })
  if (send.data)
    return (
      <NoticeBox title="저장했습니다." live>
        <LinkButton href="/staff/exports/saved">저장한 내보내기 보기</LinkButton>
      </NoticeBox>
    )
  return (
    <details className={styles.save}>
      <summary>이름 붙여 저장하기</summary>
      <AskForm
        judge={() => (name.trim() === '' ? { name: '이름을 입력해주세요.' } : {})}
        onWrong={setError}
        onAsk={() => send.mutate({ ...view, choice, name, role: role === '' ? null : role })}
      >
        <TextField
          label="저장할 이름"
          name="name"
          hint={hasText ? '조건과 열을 저장합니다. 검색어는 저장하지 않습니다.' : '조건과 열을 저장합니다.'}
          autoComplete="off"
          maxLength={40}
          value={name}
          error={error.name}
          onChange={({ target }) => setName(target.value)}
        />
        {own === 'headquarters' && (
          <SelectField
            label="함께 쓸 역할"
            name="role"
            emptyLabel="나만"
            value={role}
            options={ROLES}
            onChange={({ target }) => setRole(target.value as StaffRole | '')}
          />
        )}
        {send.error && <NoticeBox title={send.error.message} tone="error" live />}
        <Button type="submit" tone="secondary" busy={send.isPending}>
          저장
        </Button>
      </AskForm>
    </details>
  )
}
