import { educationOfYearLabel } from '@hygiene/domain/member/account/education-of-year'
import { formatSeoulDate, formatSeoulDateTime } from '@hygiene/domain/time/seoul-day'
import { type StaffRole, staffMay } from '@hygiene/domain/staff/permission/permissions'
import { Button, optionsOf } from '@hygiene/ui'
import { Masked } from '../../../shared/member-case/masked.tsx'
import type { TableColumn, TableFilter, BuiltInView } from '../../../shared/data-table/table-types.ts'
import { StateMark } from '../../../shared/state-mark/state-mark.tsx'
import { type FoundMember, memberState, whyNotLinked } from './member-text.ts'

type Actions = { onLink: (member: FoundMember) => void; onVerify: (member: FoundMember) => void }

export function memberColumns(role: StaffRole, actions: Actions): TableColumn<FoundMember>[] {
  return [
    { id: 'userId', header: '아이디', width: 120, isHeading: true, cell: ({ userId }) => userId },
    { id: 'memberNo', header: '회원번호', width: 80, align: 'end', cell: ({ memberNo }) => memberNo },
    {
      id: 'name',
      header: '이름',
      width: 95,
      cell: ({ memberNo, name }) => <Masked memberNo={memberNo} field="name" value={name} />,
    },
    {
      id: 'birth',
      header: '생년월일',
      width: 125,
      isExtra: true,
      cell: ({ memberNo, birth }) => <Masked memberNo={memberNo} field="birth" value={birth} />,
    },
    {
      id: 'phone',
      header: '휴대전화',
      width: 155,
      cell: ({ memberNo, phone }) => <Masked memberNo={memberNo} field="phone" value={phone} />,
    },
    {
      id: 'businessName',
      header: '업소',
      width: 150,
      cell: ({ businessName }) => <span title={businessName}>{businessName || '-'}</span>,
    },
    {
      id: 'state',
      header: '상태',
      width: 110,
      cell: ({ state }) => <StateMark kind={memberState[state].kind}>{memberState[state].label}</StateMark>,
    },
    {
      id: 'isConnected',
      header: '접속',
      width: 95,
      cell: ({ isConnected }) => (isConnected ? <StateMark kind="moving">접속 중</StateMark> : '-'),
    },
    {
      id: 'joinedAt',
      header: '가입한 날',
      width: 105,
      sort: 'joinedAt',
      cell: ({ joinedAt }) => formatSeoulDate(new Date(joinedAt)),
    },
    {
      id: 'lastLoginAt',
      header: '마지막 로그인',
      width: 145,
      sort: 'lastLoginAt',
      cell: ({ lastLoginAt }) => (lastLoginAt ? formatSeoulDateTime(new Date(lastLoginAt)) : '-'),
    },
    { id: 'work', header: '업무', width: 125, cell: (member) => <Work {...{ member, role }} {...actions} /> },
  ]
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
