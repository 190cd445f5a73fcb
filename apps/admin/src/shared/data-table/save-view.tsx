import { useSend } from '@hygiene/client'
import { listViews } from '@hygiene/contracts/staff/saved-view/list-views'
import { saveView } from '@hygiene/contracts/staff/saved-view/save-view'
import { type StaffRole, staffRoleLabel, staffRoles } from '@hygiene/domain/staff/permission/permissions'
import { Button, SelectField, showToast, TextField } from '@hygiene/ui'
import { useState } from 'react'
import { useEmployee } from '../../app/login/staff-login.ts'
import type { AdminScreenName } from './table-types.ts'
import styles from './table-views.module.css'
import { focusFirst } from './popover.tsx'

type SaveViewProps = { screen: AdminScreenName; address: string; onSaved: () => void }

/** Keeps conditions, order and columns as they stand; headquarters may keep them for a role. */
export function SaveView({ screen, address, onSaved }: SaveViewProps) {
  const { role: own } = useEmployee()
  const [name, setName] = useState('')
  const [role, setRole] = useState('')
  const [error, setError] = useState<string | undefined>()
  const save = useSend(saveView, {
    refresh: [listViews],
    refusedTitle: '보기를 저장하지 못했습니다',
    onDone: () => {
      showToast('보기를 저장했습니다.')
      onSaved()
    },
  })
  return (
    <form
      ref={focusFirst}
      className={styles.save}
      onSubmit={(event) => {
        event.preventDefault()
        if (name.trim() === '') setError('보기 이름을 입력해주세요.')
        else if (!save.isPending) save.mutate({ screen, name, viewAddress: address, role: roleNamed(role) })
      }}
    >
      <TextField
        label="보기 이름"
        hint="지금의 조건과 순서, 열을 그대로 저장합니다."
        autoComplete="off"
        maxLength={20}
        value={name}
        error={error}
        onChange={({ target }) => setName(target.value)}
      />
      {own === 'headquarters' && (
        <SelectField
          label="볼 사람"
          options={[
            { value: '', label: '나만' },
            ...staffRoles.map((one) => ({ value: one, label: `${staffRoleLabel[one]} 모두` })),
          ]}
          value={role}
          onChange={({ target }) => setRole(target.value)}
        />
      )}
      <Button type="submit" size="small" busy={save.isPending}>
        저장
      </Button>
    </form>
  )
}

function roleNamed(value: string): StaffRole | null {
  return staffRoles.find((role) => role === value) ?? null
}
