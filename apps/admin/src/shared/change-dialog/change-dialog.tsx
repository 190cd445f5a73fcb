import { focusField } from '@hygiene/client/focus-field'
import { judgeForm } from '@hygiene/client/judge-form'
import { useFields } from '@hygiene/client/use-fields'
import { askingForm } from '@hygiene/contracts/forms/reason'
import type { ApprovalKindName } from '@hygiene/domain/staff/approval/approval'
import { Button, Dialog, optionsOf, SelectField, TextField } from '@hygiene/ui'
import { CircleAlert } from 'lucide-react'
import { type FormEvent, type ReactNode, useId } from 'react'
import styles from './change-dialog.module.css'
import { ChangeTable, type ChangedRow } from './change-table.tsx'
import { EvidencePicker } from './evidence-picker.tsx'
import { Follows } from './follows.tsx'
import { TwoPeople } from './two-people.tsx'
import { useEvidence } from './use-evidence.ts'

export interface AskedChange {
  reasonCode: string
  text: string
  evidenceFileNo?: string
}

type ChangeDialogProps = {
  title: string
  /** Identifies the record, such as «김*민 · 2026-01-0106793». */
  about: string
  /** Offers a choice between several changes of one record. */
  choices?: ReactNode
  children?: ReactNode
  rows: readonly ChangedRow[]
  headings?: { before: string; after: string }
  follows?: readonly string[]
  /** Maps reason codes to labels. If absent, no reason is asked. */
  reasons?: Readonly<Record<string, string>> | undefined
  fields?: { passes: () => boolean }
  evidence?: 'needed' | 'possible' | 'none'
  /** Names the action as a verb. `approval` requests a second person's approval. */
  verb: string
  approval?: ApprovalKindName
  isDanger?: boolean
  note?: ReactNode
  isBusy: boolean
  refusal?: string | undefined
  onAsk: (asked: AskedChange) => void
  onClose: () => void
}

export function ChangeDialog({
  title,
  about,
  choices,
  children,
  rows,
  headings,
  follows = [],
  reasons,
  fields,
  evidence = 'none',
  verb,
  approval,
  isDanger = false,
  note,
  isBusy,
  refusal,
  onAsk,
  onClose,
}: ChangeDialogProps) {
  const id = useId()
  const form = useFields({ reasonCode: '', text: '' }, (typed) =>
    reasons ? judgeForm(askingForm, typed) : {},
  )
  const upload = useEvidence()

  function submit(event: FormEvent) {
    event.preventDefault()
    const isMissing = evidence === 'needed' && upload.evidence === null
    if (isMissing) {
      upload.demand('증빙 파일을 골라주세요.')
      focusField('evidence')
    }
    // Validates the fields above last, because the last validation with an error takes the focus.
    const [isAsked, isRight] = [form.passes(), fields?.passes() ?? true]
    if (isMissing || !isAsked || !isRight || isBusy || upload.evidence?.fileNo === null) return
    const { reasonCode, text } = form.draft
    const fileNo = upload.evidence?.fileNo
    onAsk({ reasonCode, text: text.trim(), ...(fileNo ? { evidenceFileNo: fileNo } : {}) })
  }

  return (
    <Dialog
      isOpen
      size="wide"
      title={title}
      onClose={onClose}
      actions={
        <div className={styles.foot}>
          <p>{note ?? (approval && '승인 전에는 아무것도 바뀌지 않습니다.')}</p>
          <Button tone="secondary" onClick={onClose}>
            닫기
          </Button>
          <Button type="submit" form={id} tone={isDanger ? 'danger' : 'primary'} busy={isBusy}>
            {approval ? '승인 요청하기' : verb}
          </Button>
        </div>
      }
    >
      <form id={id} method="post" noValidate className={styles.form} onSubmit={submit}>
        <p className={styles.about}>{about}</p>
        {choices && <div className={styles.whole}>{choices}</div>}
        <div className={styles.left}>
          <h3>달라지는 것</h3>
          <ChangeTable
            caption="달라지는 것"
            rows={rows}
            headings={headings ?? { before: '지금', after: approval ? '승인된 뒤' : '바뀐 뒤' }}
          />
          {children}
          {reasons && (
            <div className={styles.reason}>
              <SelectField
                label="사유"
                emptyLabel="골라주세요"
                options={optionsOf(reasons)}
                {...form.field('reasonCode')}
              />
              <TextField
                label="설명"
                placeholder={approval ? '승인할 사람과 처리 기록에 보입니다' : '처리 기록에 보입니다'}
                autoComplete="off"
                maxLength={200}
                {...form.field('text')}
              />
            </div>
          )}
        </div>
        <div className={styles.right}>
          {approval && <TwoPeople kind={approval} />}
          {follows.length > 0 && (
            <Follows sentences={follows} title={approval ? '승인하면' : '뒤따르는 일'} />
          )}
          {evidence !== 'none' && <EvidencePicker upload={upload} isNeeded={evidence === 'needed'} />}
        </div>
        {refusal && (
          <p className={styles.refusal} role="alert">
            <CircleAlert aria-hidden />
            {refusal}
          </p>
        )}
      </form>
    </Dialog>
  )
}
