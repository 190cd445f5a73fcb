import { type Refused, useSend } from '@hygiene/client'
import { countApprovals } from '@hygiene/contracts/staff/approval/count-approvals'
import { listApprovals } from '@hygiene/contracts/staff/approval/list-approvals'
import { listEmployees } from '@hygiene/contracts/staff/employee/list-employees'
import { readRights } from '@hygiene/contracts/staff/employee/read-rights'
import { requestRole } from '@hygiene/contracts/staff/employee/request-role'
import { APPROVAL_KINDS } from '@hygiene/domain/staff/approval/approval'
import { staffRoleLabel } from '@hygiene/domain/staff/permission/permissions'
import { showToast } from '@hygiene/ui'
import { useState } from 'react'
import { ChangeDialog } from '../../../shared/change-dialog/change-dialog.tsx'
import { type Access, AccessFields } from './access-fields.tsx'
import type { Branch } from '../../../shared/branches/branches.ts'
import type { Employee } from './employee-text.ts'

type RoleDialogProps = { employee: Employee; branches: readonly Branch[]; onClose: () => void }

/** Requests another role or branch. A second person decides. */
export function RoleDialog({ employee, branches, onClose }: RoleDialogProps) {
  const { employeeNo, name, loginId, role, branchNo, branchName } = employee
  const [access, setAccess] = useState<Access>({ role, branchNo })
  const [refusal, setRefusal] = useState<string>()
  const send = useSend(requestRole, {
    refresh: [listEmployees, readRights, listApprovals, countApprovals],
    onRefused: ({ message }: Refused) => setRefusal(message),
    onDone: () => {
      showToast('승인을 요청했습니다.')
      onClose()
    },
  })
  const nameOf = (no: number | null) => branches.find((one) => one.branchNo === no)?.name ?? '-'

  return (
    <ChangeDialog
      title="역할·지회 바꾸기"
      about={`${name} · ${loginId}`}
      rows={[
        { label: '역할', before: staffRoleLabel[role], after: staffRoleLabel[access.role] },
        { label: '지회', before: branchName ?? '-', after: nameOf(access.branchNo) },
      ]}
      follows={['이 직원의 지금 로그인과 연계 로그인이 끝나고, 다시 로그인하면 새 역할로 일합니다.']}
      reasons={APPROVAL_KINDS.changeRole.reasons}
      evidence="possible"
      approval="changeRole"
      verb="바꾸기"
      isBusy={send.isPending}
      refusal={refusal}
      onAsk={(asked) => send.mutate({ employeeNo, ...access, ...asked })}
      onClose={onClose}
    >
      <AccessFields access={access} branches={branches} onChange={setAccess} />
    </ChangeDialog>
  )
}
