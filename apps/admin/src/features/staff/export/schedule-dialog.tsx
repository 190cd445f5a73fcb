import { useForm } from '@hygiene/client/use-form'
import { listSavedExports } from '@hygiene/contracts/staff/export/list-saved-exports'
import { scheduleExport } from '@hygiene/contracts/staff/export/schedule-export'
import { exportReasonForm } from '@hygiene/contracts/forms/export'
import { exportRhythmLabel, exportRhythms, weekdayLabel } from '@hygiene/domain/staff/export/export-schedule'
import { Button, Dialog, NoticeBox, RadioCards, SelectField } from '@hygiene/ui'
import { AskForm } from '../../../shared/ask-form/ask-form.tsx'
import { NO_REASON, ReasonFields } from '../../../shared/export/reason-fields.tsx'
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

export function ScheduleDialog({ saved, onClose }: { saved: SavedExport; onClose: () => void }) {
  const { savedNo, savedName, schedule } = saved
  const form = useForm(scheduleExport, {
    rules: exportReasonForm,
    start: {
      ...NO_REASON,
      rhythm: schedule?.rhythm ?? 'daily',
      rhythmDay: String(schedule?.rhythmDay ?? 1),
      hour: String(schedule?.hour ?? 7),
    },
    input: ({ rhythm, rhythmDay, hour, ...reason }) => ({
      savedNo,
      schedule: { rhythm, rhythmDay: rhythm === 'daily' ? null : Number(rhythmDay), hour: Number(hour) },
      ...reason,
    }),
    refresh: [listSavedExports],
    onDone: onClose,
  })
  const { rhythm } = form.draft
  const days = DAYS[rhythm]
  return (
    <Dialog isOpen title={`${savedName} 예약`} onClose={onClose}>
      <AskForm form={form}>
        <RadioCards legend="언제" arrange="row" options={RHYTHMS} {...form.field('rhythm')} />
        {days.length > 0 && (
          <SelectField
            label={rhythm === 'weekly' ? '요일' : '날'}
            {...(rhythm === 'monthly' ? { hint: '그 날이 없는 달에는 마지막 날에 만듭니다.' } : {})}
            options={days}
            {...form.field('rhythmDay')}
          />
        )}
        <SelectField label="시각" options={HOURS} {...form.field('hour')} />
        <ReasonFields field={form.field} />
        <p>그때 가진 권한으로 만듭니다. 1,000건이 넘으면 만들 때마다 다른 직원의 승인을 받습니다.</p>
        {form.refusal && <NoticeBox title={form.refusal} tone="error" live />}
        <Button type="submit" wide busy={form.isBusy}>
          예약하기
        </Button>
        {schedule && (
          <Button
            tone="secondary"
            wide
            busy={form.isBusy}
            onClick={() => form.send.mutate({ savedNo, schedule: null })}
          >
            예약 끝내기
          </Button>
        )}
      </AskForm>
    </Dialog>
  )
}
