import { useSend } from '@hygiene/client'
import { listQuestions } from '@hygiene/contracts/education/question-bank/staff/list-questions'
import { readBanks } from '@hygiene/contracts/education/question-bank/staff/read-banks'
import { readQuestion } from '@hygiene/contracts/education/question-bank/staff/read-question'
import { restoreQuestion } from '@hygiene/contracts/education/question-bank/staff/restore-question'
import { retireQuestion } from '@hygiene/contracts/education/question-bank/staff/retire-question'
import { Dialog, showToast } from '@hygiene/ui'
import { ReasonForm } from '../../../shared/ask-form/reason-form.tsx'
import type { QuestionRecord } from './question-text.ts'

type UseDialogProps = { record: QuestionRecord; onClose: () => void }

export function UseDialog({ record, onClose }: UseDialogProps) {
  return record.state === 'inUse' ? (
    <Retire record={record} onClose={onClose} />
  ) : (
    <Restore record={record} onClose={onClose} />
  )
}

const REFRESH = [readQuestion, listQuestions, readBanks]
const seenOf = ({ questionNo, editions }: QuestionRecord) => ({
  questionNo,
  lastEdition: editions[0]?.edition ?? 1,
})

function Retire({ record, onClose }: UseDialogProps) {
  const retire = useSend(retireQuestion, {
    refresh: REFRESH,
    onDone: () => {
      showToast('사용을 중지했습니다.')
      onClose()
    },
    refusedTitle: '빼지 못했습니다',
  })
  return (
    <Dialog isOpen title="문항 사용 중지" onClose={onClose}>
      <p>{record.text}</p>
      <p>지금부터 나오는 응시지에 들어가지 않습니다. 이미 받은 응시지는 그대로 풀고 채점합니다.</p>
      <ReasonForm
        label="사유"
        isBusy={retire.isPending}
        onAsk={(reason) => retire.mutate({ ...seenOf(record), reason })}
      >
        사용 중지
      </ReasonForm>
    </Dialog>
  )
}

function Restore({ record, onClose }: UseDialogProps) {
  const restore = useSend(restoreQuestion, {
    refresh: REFRESH,
    onDone: () => {
      showToast('다시 사용합니다.')
      onClose()
    },
    refusedTitle: '되돌리지 못했습니다',
  })
  return (
    <Dialog isOpen title="문항 다시 사용" onClose={onClose}>
      <p>{record.text}</p>
      <p>지금부터 나오는 응시지에 다시 들어갑니다.</p>
      <ReasonForm
        label="사유"
        isBusy={restore.isPending}
        onAsk={(reason) => restore.mutate({ ...seenOf(record), reason })}
      >
        다시 사용
      </ReasonForm>
    </Dialog>
  )
}
