import { useSend } from '@hygiene/client'
import { redeemSupportCode, searchMembers } from '@hygiene/contracts'
import { SUPPORT_CODE_REASON } from '@hygiene/domain'
import { Card, EmptyState } from '@hygiene/ui'
import { useState } from 'react'
import { DeskScreen } from '../../app/layout/desk-screen.tsx'
import { LinkedLoginDialog } from './linked-login-dialog.tsx'
import { MemberTable } from './member-table.tsx'
import type { FoundMember } from './member-words.ts'
import { SearchForm } from './search-form.tsx'
import { SupportCodeForm } from './support-code-form.tsx'
import { VerifyDialog } from './verify-dialog.tsx'

/** Finds an operator who called, and opens their account. */
export function MembersScreen() {
  const [reason, setReason] = useState('')
  const [chosen, setChosen] = useState<FoundMember | null>(null)
  const [unverified, setUnverified] = useState<FoundMember | null>(null)
  const [found, setFound] = useState<readonly FoundMember[] | null>(null)
  const search = useSend(searchMembers, {
    onDone: ({ list }) => setFound(list),
    refusedTitle: '조회하지 못했습니다',
  })
  const redeem = useSend(redeemSupportCode, {
    onDone: (member) => setFound([member]),
    refusedTitle: '상담 코드로 찾지 못했습니다',
  })

  return (
    <DeskScreen
      title="회원 찾기"
      note="조회하면 누가, 누구를, 왜 보았는지 처리 기록에 남습니다. 업무에 필요한 만큼만 조회해주세요."
    >
      <Card>
        <SearchForm
          isBusy={search.isPending}
          onSearch={(wanted) => {
            setReason(wanted.reason)
            search.mutate(wanted)
          }}
        />
      </Card>
      <SupportCodeForm
        isBusy={redeem.isPending}
        onCode={(supportCode) => {
          setReason(SUPPORT_CODE_REASON)
          redeem.mutate({ supportCode })
        }}
      />
      <div role="status">
        {found && (
          <Card title={`찾은 회원 ${found.length}명`}>
            {found.length === 0 ? (
              <EmptyState message="조건에 맞는 회원이 없습니다. 입력한 내용을 확인해주세요." />
            ) : (
              <MemberTable members={found} onChoose={setChosen} onVerify={setUnverified} />
            )}
          </Card>
        )}
      </div>
      {unverified && (
        <VerifyDialog
          member={unverified}
          onVerified={(verified) =>
            setFound((list) =>
              (list ?? []).map((one) => (one.memberNo === verified.memberNo ? verified : one)),
            )
          }
          onClose={() => setUnverified(null)}
        />
      )}
      {chosen && <LinkedLoginDialog member={chosen} reason={reason} onClose={() => setChosen(null)} />}
    </DeskScreen>
  )
}
