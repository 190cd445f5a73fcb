import { type Refused, useSend } from '@hygiene/client'
import { disableAccount } from '@hygiene/contracts/staff/employee/disable-account'
import { listEmployees } from '@hygiene/contracts/staff/employee/list-employees'
import { readRights } from '@hygiene/contracts/staff/employee/read-rights'
import { resetApp } from '@hygiene/contracts/staff/employee/reset-app'
import { reviewRights } from '@hygiene/contracts/staff/employee/review-rights'
import { showToast } from '@hygiene/ui'
import { useState } from 'react'
import { ChangeDialog } from '../../../shared/change-dialog/change-dialog.tsx'
import type { ChangedRow } from '../../../shared/change-dialog/change-table.tsx'
import { accessText, dayText, type Employee, EMPLOYEE_STATE } from './employee-text.ts'

export type EmployeeAction = 'app' | 'disable' | 'review'

interface ActionLabel {
  title: string
  verb: string
  done: string
  rows: (employee: Employee) => ChangedRow[]
  follows: string[]
  reasons: Record<string, string>
}

const CONTRACTS = { app: resetApp, disable: disableAccount, review: reviewRights } as const
const ACTIONS: Record<EmployeeAction, ActionLabel> = {
  app: {
    title: '인증 앱 초기화',
    verb: '초기화하기',
    done: '인증 앱을 초기화했습니다.',
    rows: () => [{ label: '인증 앱', before: '연결됨', after: '다시 연결해야 함' }],
    follows: ['지금 로그인이 모두 끝납니다.', '다음 로그인에서 비밀번호를 넣으면 새 인증 앱을 연결합니다.'],
    reasons: { lost: '휴대전화 분실·고장', replaced: '휴대전화 교체', other: '기타 사유' },
  },
  disable: {
    title: '계정 정지',
    verb: '정지하기',
    done: '계정을 정지했습니다.',
    rows: ({ state }) => [{ label: '계정', before: EMPLOYEE_STATE[state].label, after: '정지' }],
    follows: ['지금 로그인과 연계 로그인이 모두 끝납니다.', '처리 기록과 권한 기록은 그대로 남습니다.'],
    reasons: { left: '퇴사', moved: '업무 종료', risk: '계정 도용 의심', other: '기타 사유' },
  },
  review: {
    title: '권한 점검 기록하기',
    verb: '점검 기록하기',
    done: '점검을 기록했습니다.',
    rows: ({ role, branchName, reviewDueAt }) => [
      { label: '역할', before: accessText(role, branchName), after: accessText(role, branchName) },
      { label: '다음 점검', before: `${dayText(reviewDueAt)}까지`, after: '오늘부터 6개월' },
    ],
    follows: ['역할은 바뀌지 않습니다. 맞지 않으면 역할·지회 바꾸기로 올려주세요.'],
    reasons: { half: '반기 점검', moved: '업무가 바뀌어 점검', other: '기타 사유' },
  },
}

type ActionDialogProps = { action: EmployeeAction; employee: Employee; onClose: () => void }

export function ActionDialog({ action, employee, onClose }: ActionDialogProps) {
  const { employeeNo, name, loginId } = employee
  const { title, verb, done, rows, follows, reasons } = ACTIONS[action]
  const [refusal, setRefusal] = useState<string>()
  const send = useSend(CONTRACTS[action], {
    refresh: [listEmployees, readRights],
    onRefused: ({ message }: Refused) => setRefusal(message),
    onDone: () => {
      showToast(done)
      onClose()
    },
  })
  return (
    <ChangeDialog
      title={title}
      about={`${name} · ${loginId}`}
      rows={rows(employee)}
      follows={follows}
      reasons={reasons}
      verb={verb}
      isDanger={action === 'disable'}
      isBusy={send.isPending}
      refusal={refusal}
      onAsk={({ reasonCode, text }) =>
        send.mutate({ employeeNo, text: `${reasons[reasonCode] ?? reasonCode}: ${text}`.slice(0, 200) })
      }
      onClose={onClose}
    />
  )
}
