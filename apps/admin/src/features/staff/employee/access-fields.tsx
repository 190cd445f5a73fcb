import { type StaffRole, staffRoleLabel, staffRoles } from '@hygiene/domain/staff/permission/permissions'
import { SelectField } from '@hygiene/ui'
import type { Branch } from '../../../shared/branches/branches.ts'
import styles from './employees.module.css'

export interface Access {
  role: StaffRole
  branchNo: number | null
}

type AccessFieldsProps = { access: Access; branches: readonly Branch[]; onChange: (access: Access) => void }

export function AccessFields({ access: { role, branchNo }, branches, onChange }: AccessFieldsProps) {
  function choose(value: string) {
    const chosen = staffRoles.find((known) => known === value)
    if (chosen)
      onChange({ role: chosen, branchNo: chosen === 'branch' ? (branches[0]?.branchNo ?? null) : null })
  }
  return (
    <div className={styles.access}>
      <SelectField
        label="역할"
        name="role"
        options={staffRoles.map((value) => ({ value, label: staffRoleLabel[value] }))}
        value={role}
        onChange={({ target }) => choose(target.value)}
      />
      {role === 'branch' && (
        <SelectField
          label="지회"
          name="branchNo"
          options={branches.map(({ branchNo: no, name }) => ({ value: String(no), label: name }))}
          value={String(branchNo ?? '')}
          onChange={({ target }) => onChange({ role, branchNo: Number(target.value) })}
        />
      )}
    </div>
  )
}
