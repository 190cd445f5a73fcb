import { useSend } from '@hygiene/client'
import { cancelInPerson } from '@hygiene/contracts'
import { Button, showToast, useConfirm, VisuallyHidden } from '@hygiene/ui'
import { PrintLink } from '../../printing/print-link.tsx'
import { certificatePath, slipPath } from '../../printing/print-paths.ts'
import { CHANGED } from '../../seats/changed.ts'
import type { Row } from './application.ts'

/** What belongs to one record: its document, or giving it up before it is paid. */
export function RecordAction({ row }: { row: Row }) {
  const { offlineEduNo } = row.info.edu
  if (row.status === 'applied' && row.seat !== 'waiting') return <CancelButton row={row} />
  if (row.status === 'paid' || row.status === 'attended') {
    return (
      <PrintLink size="small" to={slipPath(offlineEduNo)} of={row.edu.businessName}>
        수강증
      </PrintLink>
    )
  }
  if (row.status === 'completed') {
    return (
      <PrintLink size="small" to={certificatePath(offlineEduNo)} of={row.edu.businessName}>
        수료증
      </PrintLink>
    )
  }
  return null
}

function CancelButton({ row: { info, edu } }: { row: Row }) {
  const confirm = useConfirm()
  const send = useSend(cancelInPerson, {
    refresh: CHANGED,
    onDone: () => showToast('신청을 취소했습니다.'),
  })

  async function cancel() {
    const question = `${edu.businessName}의 교육 신청을 취소하시겠습니까?`
    const isSure = await confirm(question, {
      confirmLabel: '신청 취소',
      cancelLabel: '닫기',
      isDanger: true,
    })
    if (isSure) send.mutate({ offlineEduNo: info.edu.offlineEduNo })
  }

  return (
    <Button tone="secondary" size="small" busy={send.isPending} onClick={() => void cancel()}>
      <span>
        <VisuallyHidden>{edu.businessName} </VisuallyHidden>신청 취소
      </span>
    </Button>
  )
}
