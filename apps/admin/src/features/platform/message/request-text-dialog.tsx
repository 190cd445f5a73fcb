import { useSend } from '@hygiene/client'
import { readMessageTexts } from '@hygiene/contracts/platform/message/staff/read-message-texts'
import { requestMessageText } from '@hygiene/contracts/platform/message/staff/request-message-text'
import { APPROVAL_KINDS } from '@hygiene/domain/staff/approval/approval'
import { MESSAGES } from '@hygiene/domain/platform/message/messages'
import { textSample } from '@hygiene/domain/platform/message/message-texts'
import { ChangeDialog } from '../../../shared/change-dialog/change-dialog.tsx'
import { showAsked } from '../../../shared/change-dialog/show-asked.ts'
import { useStartChoice } from '../../../shared/start-choice/start-choice.tsx'
import { lengthText, type MessageText } from './message-text.ts'

type RequestTextDialogProps = { text: MessageText; body: string; onClose: () => void }

/** Asks for new words, from the approval on or from an instant of Seoul. */
export function RequestTextDialog({ text: { kind, body: before }, body, onClose }: RequestTextDialogProps) {
  const start = useStartChoice()
  const send = useSend(requestMessageText, {
    refresh: [readMessageTexts],
    onDone: ({ approvalNo }) => {
      showAsked(approvalNo)
      onClose()
    },
    // The dialog itself shows the «no».
    onRefused: () => undefined,
  })
  return (
    <ChangeDialog
      title="문자 문구 변경"
      about={MESSAGES[kind].title}
      rows={[
        { label: '글', before, after: body },
        {
          label: '길이',
          before: lengthText(textSample(kind, before)),
          after: lengthText(textSample(kind, body)),
        },
      ]}
      follows={['바꾼 뒤에 보내는 문자에 적용합니다.', '이미 보낸 문자는 그대로입니다.']}
      reasons={APPROVAL_KINDS.changeMessageText.reasons}
      evidence="possible"
      verb="바꾸기"
      approval="changeMessageText"
      isBusy={send.isPending}
      refusal={send.error?.message}
      onClose={onClose}
      onAsk={(asked) => {
        const startsAt = start.judge()
        if (startsAt) send.mutate({ kind, body, ...startsAt, ...asked })
      }}
    >
      {start.fields}
    </ChangeDialog>
  )
}
