import { useForm } from '@hygiene/client/use-form'
import { savedExportForm } from '@hygiene/contracts/forms/export'
import type { SentTo } from '@hygiene/contracts/kit/endpoint'
import { listSavedExports } from '@hygiene/contracts/staff/export/list-saved-exports'
import { saveExport } from '@hygiene/contracts/staff/export/save-export'
import { type StaffRole, staffRoleLabel, staffRoles } from '@hygiene/domain/staff/permission/permissions'
import { Button, LinkButton, NoticeBox, SelectField, TextField } from '@hygiene/ui'
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
  const form = useForm(saveExport, {
    rules: savedExportForm,
    start: { name: '', role: '' as StaffRole | '' },
    input: ({ name, role }) => ({ ...view, choice, name, role: role || null }),
    refresh: [listSavedExports],
  })
  if (form.send.data)
    return (
      <NoticeBox title="저장했습니다." live>
        <LinkButton href="/staff/exports/saved">저장한 내보내기 보기</LinkButton>
      </NoticeBox>
    )
  return (
    <details className={styles.save}>
      <summary>이름 붙여 저장하기</summary>
      <AskForm form={form}>
        <TextField
          label="저장할 이름"
          hint={hasText ? '조건과 열을 저장합니다. 검색어는 저장하지 않습니다.' : '조건과 열을 저장합니다.'}
          autoComplete="off"
          maxLength={40}
          {...form.field('name')}
        />
        {own === 'headquarters' && (
          <SelectField label="함께 쓸 역할" emptyLabel="나만" options={ROLES} {...form.field('role')} />
        )}
        {form.refusal && <NoticeBox title={form.refusal} tone="error" live />}
        <Button type="submit" tone="secondary" busy={form.isBusy}>
          저장
        </Button>
      </AskForm>
    </details>
  )
}
