import { useSend } from '@hygiene/client'
import { checkMemberSet } from '@hygiene/contracts/member/account/staff/check-member-set'
import { freezeMembers } from '@hygiene/contracts/member/account/staff/freeze-members'
import { Button, showAlert, showToast } from '@hygiene/ui'
import { BulkOperations } from '../../../shared/bulk/bulk-operations.tsx'
import type { AdminSelection } from '../../../shared/data-table/table-types.ts'
import type { FoundMember } from './member-text.ts'

export const actionsOn = (selection: AdminSelection<FoundMember>) => <SelectedMembers selection={selection} />

/** What can be done with selected members: their numbers copied, or a frozen set compared with now. */
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
