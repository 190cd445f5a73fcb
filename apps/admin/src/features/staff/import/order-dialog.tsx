import { useSend } from '@hygiene/client'
import { listImportRows } from '@hygiene/contracts/staff/import/list-import-rows'
import { listImports } from '@hygiene/contracts/staff/import/list-imports'
import { orderImport } from '@hygiene/contracts/staff/import/order-import'
import { readStaffImport } from '@hygiene/contracts/staff/import/read-staff-import'
import { APPROVAL_KINDS } from '@hygiene/domain/staff/approval/approval'
import { BULK_ALONE } from '@hygiene/domain/staff/bulk-operation/bulk-operation'
import { importKindOf } from '@hygiene/domain/staff/import/import-kinds'
import { showToast } from '@hygiene/ui'
import { ChangeDialog } from '../../../shared/change-dialog/change-dialog.tsx'
import { type Import, titleOf } from './import-title.ts'

const rowsOf = (count: number) => `${count.toLocaleString('ko-KR')}행`
const FOLLOWS = [
  '등록할 때 한 행씩 다시 비교합니다. 그사이 기록이 바뀐 행은 등록하지 않고 다시 보여 드립니다.',
  '같은 파일을 또 올려도 같은 행은 다시 등록하지 않습니다.',
  '등록한 기록의 회원마다 처리 기록이 남습니다.',
]

export function OrderDialog({ found, onClose }: { found: Import; onClose: () => void }) {
  const { importNo, kind, counts, needsTwo, fileName } = found
  const isForTwo = needsTwo || counts.writes > BULK_ALONE
  const asksReason = isForTwo || importKindOf(kind).ownReason === undefined
  const order = useSend(orderImport, {
    refresh: [readStaffImport, listImportRows, listImports],
    // The dialog shows the refusal itself.
    onRefused: () => undefined,
    onDone: ({ rows, approvalNo }) => {
      showToast(approvalNo === null ? `${rowsOf(rows)}의 등록을 시작했습니다.` : '승인을 요청했습니다.')
      onClose()
    },
  })
  return (
    <ChangeDialog
      title={titleOf(found)}
      about={fileName}
      rows={[
        { label: '쓸 행', before: '-', after: rowsOf(counts.writes) },
        { label: '건너뛸 행', before: '-', after: rowsOf(counts.skip + counts.leftOut) },
        { label: '그대로인 행', before: '-', after: rowsOf(counts.same) },
      ]}
      follows={FOLLOWS}
      reasons={asksReason ? APPROVAL_KINDS.bulkImport.reasons : undefined}
      evidence={needsTwo ? 'possible' : 'none'}
      verb="행 등록"
      {...(isForTwo ? { approval: 'bulkImport' as const } : {})}
      isBusy={order.isPending}
      refusal={order.error?.message}
      onAsk={(asked) => order.mutate({ importNo, ...(asksReason ? asked : {}) })}
      onClose={onClose}
    />
  )
}
