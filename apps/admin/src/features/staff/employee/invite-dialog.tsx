import { read, useSend } from '@hygiene/client'
import { judgeForm } from '@hygiene/client/judge-form'
import { useFields } from '@hygiene/client/use-fields'
import { countApprovals } from '@hygiene/contracts/staff/approval/count-approvals'
import { countApprovers } from '@hygiene/contracts/staff/approval/count-approvers'
import { listApprovals } from '@hygiene/contracts/staff/approval/list-approvals'
import { listEmployees } from '@hygiene/contracts/staff/employee/list-employees'
import { requestInvite } from '@hygiene/contracts/staff/employee/request-invite'
import { employeeForm } from '@hygiene/contracts/forms/employee'
import { APPROVAL_KINDS } from '@hygiene/domain/staff/approval/approval'
import { staffRoleLabel } from '@hygiene/domain/staff/permission/permissions'
import { showToast, TextField } from '@hygiene/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type AskedChange, ChangeDialog } from '../../../shared/change-dialog/change-dialog.tsx'
import { type Access, AccessFields } from './access-fields.tsx'
import type { Branch } from '../../../shared/branches/branches.ts'
import styles from './employees.module.css'

/**
 * Requests a new employee, whose account starts when a second person approves. The only headquarters employee can invite a second
 * one alone.
 */
export function InviteDialog({ branches, onClose }: { branches: readonly Branch[]; onClose: () => void }) {
  const approvers = useQuery({ ...read(countApprovers, { kind: 'inviteEmployee' }), staleTime: 0 })
  const mayInviteSecond = approvers.data?.mayInviteSecond ?? false
  const [chosen, setChosen] = useState<Access>()
  const access = chosen ?? { role: mayInviteSecond ? 'headquarters' : 'support', branchNo: null }
  const isAlone = mayInviteSecond && access.role === 'headquarters'
  const fields = useFields({ loginId: '', name: '' }, (typed) => judgeForm(employeeForm, typed))
  const { loginId, name } = fields.draft
  const send = useSend(requestInvite, {
    refresh: [listApprovals, countApprovals, listEmployees],
    // The dialog shows the refusal itself.
    onRefused: () => undefined,
    onDone: ({ approvalNo }) => {
      showToast(
        approvalNo === null
          ? '두 번째 본부 직원을 초대했습니다. 그 직원 화면에서 설정 주소를 만들어 직접 전해주세요.'
          : '초대의 승인을 요청했습니다.',
      )
      onClose()
    },
  })

  const ask = (asked: AskedChange) => send.mutate({ loginId, name: name.trim(), ...access, ...asked })
  const branch = branches.find(({ branchNo }) => branchNo === access.branchNo)?.name ?? '-'

  return (
    <ChangeDialog
      title="직원 초대하기"
      about={
        isAlone
          ? '두 번째 본부 직원은 승인 없이 바로 초대합니다. 설정 주소를 만들어 직접 전해주세요.'
          : '승인되면 설정 주소를 만들어 새 직원에게 직접 전해주세요.'
      }
      rows={[
        {
          label: '직원',
          before: '없음',
          after: name.trim() === '' ? '새 직원' : `${name.trim()} (${loginId})`,
        },
        { label: '역할', before: '-', after: staffRoleLabel[access.role] },
        { label: '지회', before: '-', after: branch },
      ]}
      reasons={APPROVAL_KINDS.inviteEmployee.reasons}
      {...(isAlone ? {} : { approval: 'inviteEmployee', evidence: 'possible' })}
      verb="초대하기"
      isBusy={send.isPending}
      refusal={send.error?.message}
      fields={fields}
      onAsk={ask}
      onClose={onClose}
    >
      <div className={styles.access}>
        <TextField label="이름" autoComplete="off" maxLength={40} {...fields.field('name')} />
        <TextField label="아이디" autoComplete="off" maxLength={30} {...fields.field('loginId')} />
      </div>
      <AccessFields access={access} branches={branches} onChange={setChosen} />
    </ChangeDialog>
  )
}
