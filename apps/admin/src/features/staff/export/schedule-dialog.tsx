import { useSend } from '@hygiene/client'
import { listSavedExports } from '@hygiene/contracts/staff/export/list-saved-exports'
import { scheduleExport } from '@hygiene/contracts/staff/export/schedule-export'
import { type ExportRhythm, exportRhythmLabel, exportRhythms, weekdayLabel } from '@hygiene/domain'
import { Button, Dialog, NoticeBox, RadioCards, SelectField } from '@hygiene/ui'
import { useState } from 'react'
import { AskForm } from '../../../shared/ask-form/ask-form.tsx'
import {
  type ExportReason,
  NO_REASON,
  type ReasonErrors,
  ReasonFields,
  wrongReason,
} from '../../../shared/export/reason-fields.tsx'
import type { SavedExport } from './saved-export.ts'

const counted = (from: number, count: number, label: (number: number) => string) =>
  Array.from({ length: count }, (_, at) => ({ value: String(from + at), label: label(from + at) }))

const RHYTHMS = exportRhythms.map((value) => ({ value, label: exportRhythmLabel[value] }))
const HOURS = counted(0, 24, (hour) => `${hour}시`)
const DAYS = {
  daily: [],
  weekly: counted(0, 7, weekdayLabel),
  monthly: counted(1, 31, (day) => `${day}일`),
} as const

/** When the worker makes it, in Seoul's time, and the reason that each of its files has. */
export function ScheduleDialog({ saved, onClose }: { saved: SavedExport; onClose: () => void }) {
  const { savedNo, savedName, schedule } = saved
  const [rhythm, setRhythm] = useState<ExportRhythm>(schedule?.rhythm ?? 'daily')
  const [day, setDay] = useState(String(schedule?.rhythmDay ?? 1))
  const [hour, setHour] = useState(String(schedule?.hour ?? 7))
  const [reason, setReason] = useState<ExportReason>(NO_REASON)
  const [errors, setErrors] = useState<ReasonErrors>({})
  const send = useSend(scheduleExport, {
    refresh: [listSavedExports],
    onRefused: () => undefined,
    onDone: onClose,
  })
  const days = DAYS[rhythm]
  return (
    <Dialog isOpen title={`${savedName} 예약`} onClose={onClose}>
      <AskForm
        judge={() => wrongReason(reason)}
        onWrong={setErrors}
        onAsk={() => {
          const rhythmDay = rhythm === 'daily' ? null : Number(day)
          const { purpose, text } = reason
          if (purpose === '') return
          send.mutate({ savedNo, schedule: { rhythm, rhythmDay, hour: Number(hour) }, purpose, text })
        }}
      >
        <RadioCards
          legend="언제"
          name="rhythm"
          arrange="row"
          value={rhythm}
          options={RHYTHMS}
          onChange={setRhythm}
        />
        {days.length > 0 && (
          <SelectField
            label={rhythm === 'weekly' ? '요일' : '날'}
            name="rhythmDay"
            {...(rhythm === 'monthly' ? { hint: '그 날이 없는 달에는 마지막 날에 만듭니다.' } : {})}
            value={day}
            options={days}
            onChange={({ target }) => setDay(target.value)}
          />
        )}
        <SelectField
          label="시각"
          name="hour"
          value={hour}
          options={HOURS}
          onChange={({ target }) => setHour(target.value)}
        />
        <ReasonFields reason={reason} errors={errors} onChange={setReason} />
        <p>그때 가진 권한으로 만듭니다. 1,000건이 넘으면 만들 때마다 다른 직원의 승인을 받습니다.</p>
        {send.error && <NoticeBox title={send.error.message} tone="error" live />}
        <Button type="submit" wide busy={send.isPending}>
          예약하기
        </Button>
        {schedule && (
          <Button
            tone="secondary"
            wide
            busy={send.isPending}
            onClick={() => send.mutate({ savedNo, schedule: null })}
          >
            예약 끝내기
          </Button>
        )}
      </AskForm>
    </Dialog>
  )
}
