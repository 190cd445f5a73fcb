import { useQueryClient } from '@tanstack/react-query'
import { freezeMembers } from '@hygiene/contracts/member/account/staff/freeze-members'
import { listMembers } from '@hygiene/contracts/member/account/staff/list-members'
import { formatSeoulDate } from '@hygiene/domain/time/seoul-day'
import { linkButton } from '@hygiene/ui'
import { useMemo, useState } from 'react'
import { Link } from 'react-router-dom'
import { useEmployee } from '../../../app/login/staff-login.ts'
import { DataTable } from '../../../shared/data-table/data-table.tsx'
import type { AdminFound } from '../../../shared/data-table/table-types.ts'
import { ExportButton } from '../../../shared/export/export-button.tsx'
import { StateMark } from '../../../shared/state-mark/state-mark.tsx'
import { actionsOn } from './check-set.tsx'
import { LinkedLoginDialog } from '../../../shared/member-actions/linked-login-dialog.tsx'
import { MEMBER_FILTERS, MEMBER_VIEWS, memberColumns } from './member-columns.tsx'
import { type FoundMember, memberState } from './member-text.ts'
import { VerifyDialog } from '../../../shared/member-actions/verify-dialog.tsx'

const SORT = { by: 'joinedAt', isDescending: true } as const
const keyOf = ({ memberNo }: FoundMember) => memberNo
const recordOf = ({ memberNo }: FoundMember) => `/members/${memberNo}`
const exported = (found: AdminFound | undefined) => <ExportButton screen="members" unit="명" found={found} />

/** Members, masked: a person who called is found by what they say, and their record is one key away. */
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
