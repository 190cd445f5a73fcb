import { formatSeoulDateTime, staffMay, type StaffRole } from '@hygiene/domain'
import { Badge, Button, type Column, Table } from '@hygiene/ui'
import { useEmployee } from '../../app/login/staff-login.ts'
import { Masked } from '../../shared/case/masked.tsx'
import { type FoundMember, memberState, whyNotLinked } from './member-words.ts'
import styles from './members.module.css'

type Choosing = { onChoose: (member: FoundMember) => void; onVerify: (member: FoundMember) => void }
type MemberTableProps = Choosing & { members: readonly FoundMember[] }

/** Names, birth dates and telephones come masked. */
export function MemberTable({ members, ...choosing }: MemberTableProps) {
  const { role } = useEmployee()
  return (
    <Table
      caption="찾은 회원"
      columns={columnsFor(role, choosing)}
      rows={members}
      rowKey={({ memberNo }) => memberNo}
    />
  )
}

const masked = (member: FoundMember, field: 'name' | 'birth' | 'phone') => (
  <Masked memberNo={member.memberNo} field={field} value={member[field]} />
)

function columnsFor(role: StaffRole, { onChoose, onVerify }: Choosing): Column<FoundMember>[] {
  return [
    { header: '아이디', isHeading: true, cell: ({ userId }) => userId },
    { header: '회원번호', cell: ({ memberNo }) => memberNo },
    { header: '이름', cell: (member) => masked(member, 'name') },
    { header: '생년월일', cell: (member) => masked(member, 'birth') },
    { header: '휴대전화', cell: (member) => masked(member, 'phone') },
    { header: '상태', cell: (member) => <States member={member} /> },
    {
      header: '마지막 로그인',
      cell: ({ lastLoginAt }) => (lastLoginAt ? formatSeoulDateTime(new Date(lastLoginAt)) : '-'),
    },
    {
      header: '업무',
      cell: (member) => {
        if (member.state === 'unverified' && staffMay(role, 'verifyMembers')) {
          return (
            <Button
              tone="secondary"
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
            tone="secondary"
            size="small"
            aria-label={`연계 로그인 ${member.userId}`}
            onClick={() => onChoose(member)}
          >
            연계 로그인
          </Button>
        )
      },
    },
  ]
}

function States({ member: { state, isConnected } }: { member: FoundMember }) {
  const { label, tone } = memberState[state]
  return (
    <span className={styles.states}>
      <Badge tone={tone}>{label}</Badge>
      {isConnected && <Badge tone="info">접속 중</Badge>}
    </span>
  )
}
