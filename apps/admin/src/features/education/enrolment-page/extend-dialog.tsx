import { useSend } from '@hygiene/client'
import { extendEnrolment } from '@hygiene/contracts/education/enrolment/staff/extend-enrolment'
import { formatSeoulDate, formatSeoulSentence } from '@hygiene/domain/time/seoul-day'
import { lastExtensionDay } from '@hygiene/domain/education/study/study-term'
import { DateField, Dialog, showToast } from '@hygiene/ui'
import { useState } from 'react'
import { ReasonForm } from '../../../shared/ask-form/reason-form.tsx'
import type { EnrolmentRecord } from './enrolment-text.ts'

type ExtendDialogProps = { record: EnrolmentRecord; onDone: () => void; onClose: () => void }

/** Gives an online enrolment more days, which its person is told. */
export function ExtendDialog({ record, onDone, onClose }: ExtendDialogProps) {
  const { number, userName, courseName, year, untilOn } = record
  const last = lastExtensionDay(year)
  const [day, setDay] = useState(last)
  const send = useSend(extendEnrolment, {
    onRefused: () => undefined,
    onDone: (extended) => {
      showToast(`${formatSeoulDate(extended.untilOn)}까지 늘렸습니다.`)
      onDone()
    },
  })
  return (
    <Dialog isOpen title="기간 늘리기" onClose={onClose}>
      <p>
        {userName} · {courseName}
      </p>
      <p>
        지금은 {formatSeoulSentence(untilOn ?? `${year}-12-31`)}까지입니다. 회원에게 문자로 알리고, 다시 줄일
        수 없습니다.
      </p>
      <ReasonForm
        label="사유"
        what="연장 사유"
        isBusy={send.isPending}
        onAsk={(reason) => send.mutate({ enrolmentNo: number, untilOn: day, reason })}
        fields={
          <DateField
            label="수강 마지막 날"
            type="date"
            name="untilOn"
            hint={`늦어도 ${formatSeoulDate(last)}까지`}
            max={last}
            value={day}
            onChange={({ target }) => setDay(target.value)}
          />
        }
      >
        기간 늘리기
      </ReasonForm>
      {send.error && <p role="alert">{send.error.message}</p>}
    </Dialog>
  )
}
