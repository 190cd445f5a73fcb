import { useSend } from '@hygiene/client'
import { correctStaffEnrolment } from '@hygiene/contracts/education/enrolment/staff/correct-staff-enrolment'
import { positionTypeLabel } from '@hygiene/domain/text'
import { Dialog, optionsOf, SelectField, showToast } from '@hygiene/ui'
import { useState } from 'react'
import { ReasonForm } from '../../../shared/ask-form/reason-form.tsx'
import { WordFields } from '../../../shared/ask-form/word-fields.tsx'
import type { EnrolmentRecord } from './enrolment-text.ts'

type CorrectDialogProps = { record: EnrolmentRecord; onDone: () => void; onClose: () => void }

const TEXT = [
  ['businessName', '업소명', 80],
  ['representative', '대표자', 40],
  ['address', '주소', 150],
  ['address2', '나머지 주소', 100],
  ['companyPhone', '업소 전화', 20],
] as const
type Word = (typeof TEXT)[number][0]

/** Corrects the text of an application before completion. An empty field stays unchanged. */
export function CorrectDialog({ record, onDone, onClose }: CorrectDialogProps) {
  const { kind, number, userName, businessName } = record
  const [typed, setTyped] = useState<Partial<Record<Word, string>>>({ businessName })
  const [positionType, setPositionType] = useState(record.positionType === 2 ? 2 : 1)
  const send = useSend(correctStaffEnrolment, {
    onDone: () => {
      showToast('신청 건을 수정했습니다.')
      onDone()
    },
    onRefused: () => undefined,
  })
  return (
    <Dialog isOpen title="신청 건 수정" onClose={onClose}>
      <p>
        {userName} · {record.courseName}. 비워 둔 칸은 그대로입니다.
      </p>
      <ReasonForm
        label="사유"
        what="수정 사유"
        isBusy={send.isPending}
        onAsk={(reason) =>
          send.mutate({ kind, number, reason, positionType: positionType === 2 ? 2 : 1, ...filled(typed) })
        }
        fields={
          <>
            <WordFields text={TEXT} typed={typed} onType={setTyped} />
            <SelectField
              label="직위"
              name="positionType"
              options={optionsOf(positionTypeLabel)}
              value={String(positionType)}
              onChange={({ target }) => setPositionType(Number(target.value))}
            />
          </>
        }
      >
        수정 내용 저장
      </ReasonForm>
      {send.error && <p role="alert">{send.error.message}</p>}
    </Dialog>
  )
}

function filled(typed: Partial<Record<Word, string>>): Partial<Record<Word, string>> {
  return Object.fromEntries(Object.entries(typed).filter(([, text]) => text.trim() !== ''))
}
