import { useSend } from '@hygiene/client'
import { checkMemberSet } from '@hygiene/contracts/member/account/staff/check-member-set'
import { freezeMembers } from '@hygiene/contracts/member/account/staff/freeze-members'
import { listMembers } from '@hygiene/contracts/member/account/staff/list-members'
import { formatSeoulDate } from '@hygiene/domain/time/seoul-day'
import { Button, linkButton, showAlert, showToast } from '@hygiene/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { Link } from 'react-router-dom'
import { useEmployee } from '../../../app/login/staff-login.ts'
import { BulkOperations } from '../../../shared/bulk/bulk-operations.tsx'
import { DataTable } from '../../../shared/data-table/data-table.tsx'
import type { AdminFound, AdminSelection } from '../../../shared/data-table/table-types.ts'
import { ExportButton } from '../../../shared/export/export-button.tsx'
import { LinkedLoginDialog } from '../../../shared/member-actions/linked-login-dialog.tsx'
import { VerifyDialog } from '../../../shared/member-actions/verify-dialog.tsx'
import { StateMark } from '../../../shared/state-mark/state-mark.tsx'
import { MEMBER_FILTERS, MEMBER_VIEWS, memberColumns } from './member-columns.tsx'
import { type FoundMember, memberState } from './member-text.ts'

const actionsOn = (selection: AdminSelection<FoundMember>) => <SelectedMembers selection={selection} />

function SelectedMembers({ selection }: { selection: AdminSelection<FoundMember> }) {
  const check = useSend(checkMemberSet, {
    refusedTitle: '확인하지 못했습니다',
    onDone: ({ fitting, left, leftMemberNos }) =>
      left === 0
        ? showToast(`${fitting.toLocaleString('ko-KR')}명 모두 지금도 조건에 맞습니다.`)
        : showAlert(
            `${fitting.toLocaleString('ko-KR')}명은 그대로이고, ${left.toLocaleString('ko-KR')}명은 고른 뒤 조건에서 벗어났습니다.\n회원번호 ${leftMemberNos.join(', ')}`,
            { title: '벗어난 회원이 있습니다' },
          ),
  })
  if (selection.kind === 'set') {
    const { setNo } = selection
    return (
      <>
        <MemberBulkOperations setNo={setNo} memberNos={[]} />
        <Button tone="secondary" size="small" busy={check.isPending} onClick={() => check.mutate({ setNo })}>
          지금과 비교
        </Button>
      </>
    )
  }
  const memberNos = selection.rows.map(({ memberNo }) => memberNo)
  return (
    <>
      <MemberBulkOperations setNo={null} memberNos={memberNos} />
      <Button
        tone="secondary"
        size="small"
        onClick={() =>
          void navigator.clipboard
            .writeText(memberNos.join('\n'))
            .then(() => showToast('회원번호를 복사했습니다.'))
        }
      >
        회원번호 복사
      </Button>
    </>
  )
}

function MemberBulkOperations({ setNo, memberNos }: { setNo: string | null; memberNos: number[] }) {
  const freeze = useSend(freezeMembers, { refusedTitle: '고르지 못했습니다' })
  const sort = { by: 'joinedAt', isDescending: true } as const
  return (
    <BulkOperations
      screen="members"
      kinds={['text']}
      setNo={setNo}
      isFreezing={freeze.isPending}
      onFreeze={(then) =>
        freeze.mutate(
          { filter: {}, sort, text: '', only: memberNos },
          { onSuccess: (frozen) => then(frozen.setNo) },
        )
      }
    />
  )
}

const SORT = { by: 'joinedAt', isDescending: true } as const
const keyOf = ({ memberNo }: FoundMember) => memberNo
const recordOf = ({ memberNo }: FoundMember) => `/members/${memberNo}`
const exported = (found: AdminFound | undefined) => <ExportButton screen="members" unit="명" found={found} />

export function MembersScreen() {
  const { role } = useEmployee()
  const [linked, setLinked] = useState<FoundMember | null>(null)
  const [unverified, setUnverified] = useState<FoundMember | null>(null)
  const columns = useMemo(() => memberColumns(role, { onLink: setLinked, onVerify: setUnverified }), [role])
  const queries = useQueryClient()
  return (
    <>
      <DataTable
        screen="members"
        title="회원"
        noun="회원"
        unit="명"
        contract={listMembers}
        columns={columns}
        filters={MEMBER_FILTERS}
        views={MEMBER_VIEWS}
        sort={SORT}
        rowKey={keyOf}
        hrefOf={recordOf}
        nameOf={({ userId }) => userId}
        text="이름, 업소명, 아이디, 번호, 끝 4자리"
        card={({ userId, name, phone, businessName, joinedAt, state }) => ({
          head: `${name} (${userId})`,
          note: [phone, businessName, `${formatSeoulDate(new Date(joinedAt))} 가입`]
            .filter(Boolean)
            .join(' · '),
          end: <StateMark kind={memberState[state].kind}>{memberState[state].label}</StateMark>,
        })}
        freeze={freezeMembers}
        selectionActions={actionsOn}
        actionsOn={exported}
        actions={
          <Link {...linkButton({ size: 'small' })} to="/support-code">
            상담 코드
          </Link>
        }
      />
      {unverified && (
        <VerifyDialog
          member={unverified}
          onVerified={() => void queries.invalidateQueries({ queryKey: [listMembers.path] })}
          onClose={() => setUnverified(null)}
        />
      )}
      {linked && <LinkedLoginDialog member={linked} onClose={() => setLinked(null)} />}
    </>
  )
}
