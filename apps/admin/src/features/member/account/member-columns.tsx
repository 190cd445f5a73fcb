import { listMembers } from '@hygiene/contracts/member/account/staff/list-members'
import { educationOfYearLabel } from '@hygiene/domain/member/account/education-of-year'
import { type StaffRole, staffMay } from '@hygiene/domain/staff/permission/permissions'
import { Button, optionsOf } from '@hygiene/ui'
import { type Cells, columnsOf } from '../../../shared/data-table/contract-columns.tsx'
import type { TableColumn, TableFilter, BuiltInView } from '../../../shared/data-table/table-types.ts'
import { StateMark } from '../../../shared/state-mark/state-mark.tsx'
import { type FoundMember, memberState, whyNotLinked } from './member-text.ts'

type Actions = { onLink: (member: FoundMember) => void; onVerify: (member: FoundMember) => void }

export function memberColumns(role: StaffRole, actions: Actions): TableColumn<FoundMember>[] {
  const work = {
    id: 'work',
    header: '업무',
    width: 125,
    cell: (member: FoundMember) => <Work {...{ member, role }} {...actions} />,
  }
  return columnsOf(listMembers, CELLS, [work])
}

const CELLS: Cells<typeof listMembers> = {
  businessName: ({ businessName }) => <span title={businessName}>{businessName || '-'}</span>,
  state: ({ state }) => <StateMark kind={memberState[state].kind}>{memberState[state].label}</StateMark>,
  isConnected: ({ isConnected }) => (isConnected ? <StateMark kind="moving">접속 중</StateMark> : '-'),
}

function Work({ member, role, onLink, onVerify }: { member: FoundMember; role: StaffRole } & Actions) {
  if (member.state === 'unverified' && staffMay(role, 'verifyMembers')) {
    return (
      <Button
        tone="quiet"
        size="small"
        aria-label={`본인확인 처리 ${member.userId}`}
        onClick={() => onVerify(member)}
      >
        본인확인 처리
      </Button>
    )
  }
  const why = whyNotLinked(member.state, role)
  if (why) return why
  return (
    <Button
      tone="quiet"
      size="small"
      aria-label={`연계 로그인 ${member.userId}`}
      onClick={() => onLink(member)}
    >
      연계 로그인
    </Button>
  )
}

export const MEMBER_FILTERS: readonly TableFilter[] = [
  {
    kind: 'choice',
    key: 'state',
    label: '상태',
    hides: 'state',
    choices: optionsOf(memberState),
  },
  { kind: 'days', from: 'joinedFrom', to: 'joinedTo', label: '가입' },
  {
    kind: 'choice',
    key: 'educationOfYear',
    label: '올해 교육',
    choices: optionsOf(educationOfYearLabel),
  },
  { kind: 'flag', key: 'isConnected', label: '접속 중', hides: 'isConnected' },
]

export const MEMBER_VIEWS: readonly BuiltInView[] = [
  { name: '접속 중', address: 'isConnected=1' },
  { name: '본인확인 전', address: 'state=unverified' },
  { name: '휴면', address: 'state=dormant' },
]
