import { useSend } from '@hygiene/client'
import { endExemption } from '@hygiene/contracts/education/exemption/staff/end-exemption'
import { exemptionGroundLabel } from '@hygiene/domain/education/exemption/exemption'
import { Dialog, showToast } from '@hygiene/ui'
import { ReasonForm } from '../../../shared/ask-form/reason-form.tsx'
import { courseText, type ExemptionRow } from './exemption-columns.tsx'

type EndDialogProps = { exemption: ExemptionRow; onEnded: () => void; onClose: () => void }

export function EndDialog({ exemption, onEnded, onClose }: EndDialogProps) {
  const { exemptionNo, name, ground } = exemption
  const end = useSend(endExemption, {
    onDone: () => {
      showToast('인정·면제를 취소했습니다.')
      onEnded()
    },
    refusedTitle: '중지하지 못했습니다',
  })
  return (
    <Dialog isOpen title="인정·면제 취소" onClose={onClose}>
      <p>
        {name} · {exemptionGroundLabel[ground]} · {courseText(exemption)}
      </p>
      <p>이 교육을 다시 신청하고 결제할 수 있게 됩니다. 이미 마친 교육과 결제는 그대로입니다.</p>
      <ReasonForm
        label="사유"
        what="취소 사유"
        tone="danger"
        isBusy={end.isPending}
        onAsk={(reason) => end.mutate({ exemptionNo, reason })}
      >
        취소하기
      </ReasonForm>
    </Dialog>
  )
}
