import { useSend } from '@hygiene/client'
import { readSettings } from '@hygiene/contracts/staff/setting/read-settings'
import { requestSettings } from '@hygiene/contracts/staff/setting/request-settings'
import { APPROVAL_KINDS } from '@hygiene/domain/staff/approval/approval'
import type { AssociationDifference } from '@hygiene/domain/staff/setting/association-text'
import { ChangeDialog } from '../../../shared/change-dialog/change-dialog.tsx'
import { showAsked } from '../../../shared/change-dialog/show-asked.ts'
import { useStartChoice } from '../../../shared/start-choice/start-choice.tsx'

type RequestDialogProps = {
  previewNo: number
  differences: readonly AssociationDifference[]
  onAsked: () => void
  onClose: () => void
}

/** Requests the previewed text, effective at the approval or at an instant in Seoul time. */
export function RequestDialog({ previewNo, differences, onAsked, onClose }: RequestDialogProps) {
  const start = useStartChoice()
  const send = useSend(requestSettings, {
    refresh: [readSettings],
    onDone: ({ approvalNo }) => {
      showAsked(approvalNo)
      onAsked()
    },
    // The dialog shows the refusal itself.
    onRefused: () => undefined,
  })
  return (
    <ChangeDialog
      title="협회 정보 바꾸기"
      about={`${differences.length}가지를 수정합니다`}
      rows={differences}
      follows={[
        '홈페이지, 문자와 새로 발급하는 문서에 적힙니다.',
        '이미 발급한 수료증·영수증·수강증은 그대로입니다.',
      ]}
      reasons={APPROVAL_KINDS.changeSettings.reasons}
      evidence="possible"
      verb="바꾸기"
      approval="changeSettings"
      isBusy={send.isPending}
      refusal={send.error?.message}
      onClose={onClose}
      onAsk={(asked) => {
        const startsAt = start.judge()
        if (startsAt) send.mutate({ previewNo, ...startsAt, ...asked })
      }}
    >
      {start.fields}
    </ChangeDialog>
  )
}
