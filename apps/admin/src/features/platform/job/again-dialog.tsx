import { useSend } from '@hygiene/client'
import { readHome } from '@hygiene/contracts/staff/home/read-home'
import { listFailedJobs } from '@hygiene/contracts/platform/job/staff/list-failed-jobs'
import { redrawDocument } from '@hygiene/contracts/platform/job/staff/redraw-document'
import { retryJob } from '@hygiene/contracts/platform/job/staff/retry-job'
import { Dialog, showToast } from '@hygiene/ui'
import styles from '../../../shared/ask-form/ask-form.module.css'
import { ReasonForm } from '../../../shared/ask-form/reason-form.tsx'
import { type StoppedWork, verbOf, workText } from './job-text.tsx'

type AgainDialogProps = { again: StoppedWork; onClose: () => void }

/** Asks why before work that failed begins once more. */
export function AgainDialog({ again, onClose }: AgainDialogProps) {
  const done = (text: string) => ({
    refresh: [listFailedJobs, readHome],
    onDone: () => {
      showToast(text)
      onClose()
    },
  })
  const redraw = useSend(redrawDocument, {
    refusedTitle: '다시 만들지 못했습니다',
    ...done('다시 만들기를 시작했습니다.'),
  })
  const retry = useSend(retryJob, {
    refusedTitle: '다시 하지 못했습니다',
    ...done('작업을 다시 시작했습니다.'),
  })
  const { work } = again
  const verb = verbOf(again)
  return (
    <Dialog isOpen onClose={onClose} title={verb} size="small">
      <div className={styles.form}>
        <p>
          <strong>{workText(again)}</strong>
        </p>
        <p>한 번 더 시도합니다. 이미 끝난 일은 두 번 하지 않습니다.</p>
        {again.isQuarantined && (
          <p>
            다른 작업을 잠시 세우고 이 작업만 실행합니다. 프로그램이 또 멈추면 바로 다시 격리합니다. 파일
            가져오기라면 다시 하지 말고 파일을 수정해 새로 올려주세요.
          </p>
        )}
        <ReasonForm
          label="사유"
          isBusy={redraw.isPending || retry.isPending}
          onAsk={(reason) => {
            if (work.what === 'document') {
              const { kind, number } = work
              redraw.mutate({ kind, number, reason })
            } else {
              const { queue, id } = work
              retry.mutate({ queue, id, reason })
            }
          }}
        >
          {verb}
        </ReasonForm>
      </div>
    </Dialog>
  )
}
