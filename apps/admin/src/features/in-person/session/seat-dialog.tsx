import { read, useSend } from '@hygiene/client'
import { useFields } from '@hygiene/client/use-fields'
import { extendHold } from '@hygiene/contracts/in-person/session/staff/extend-hold'
import { listSessionChoices } from '@hygiene/contracts/in-person/session/staff/list-session-choices'
import { moveBooking } from '@hygiene/contracts/in-person/session/staff/move-booking'
import { readRoster } from '@hygiene/contracts/in-person/session/staff/read-roster'
import { readStaffSession } from '@hygiene/contracts/in-person/session/staff/read-staff-session'
import { seatFromQueue } from '@hygiene/contracts/in-person/session/staff/seat-from-queue'
import { extensionHours } from '@hygiene/domain/in-person/seat/may-extend-hold'
import { Button, Dialog, SelectField, type SelectFieldProps, showToast, TextField } from '@hygiene/ui'
import { useQuery } from '@tanstack/react-query'
import { AskForm } from '../../../shared/ask-form/ask-form.tsx'
import type { RosterRow } from './roster-text.ts'
import { replacementText, type SessionFacts } from './session-text.ts'
import styles from './sessions.module.css'

type Action = 'seat' | 'extend' | 'move'

const SEAT_ACTIONS = {
  seat: { title: '자리 주기', verb: '자리 주고 알리기', done: '자리를 주고 문자로 알렸습니다.' },
  extend: { title: '결제 시간 늘리기', verb: '늘리기', done: '결제 시간을 늘렸습니다.' },
  move: { title: '다른 회차로', verb: '옮기기', done: '옮기고 문자로 알렸습니다.' },
} as const satisfies Record<Action, object>

/** Labels the reason codes as the server's log does. */
const seatReasons = [
  { value: 'personAsked', label: '본인 요청' },
  { value: 'payingNow', label: '입금 중이라고 함' },
  { value: 'payTrouble', label: '결제 장애' },
  { value: 'association', label: '협회 사정' },
] as const

type SeatReason = (typeof seatReasons)[number]['value']

function followsText(action: Action, { queue }: RosterRow): string[] {
  if (action === 'extend') return ['자리를 더 오래 잡아 둡니다. 교육 전날 밤 12시를 넘길 수 없습니다.']
  if (action === 'move') {
    return [
      '지금 자리는 대기 순서대로 다음 분께 안내합니다.',
      '새 일정을 문자로 알리고 수강증을 새로 발급합니다.',
    ]
  }
  return queue?.hasSeatElsewhere
    ? ['다른 회차의 자리에서 이 회차로 옮깁니다.', '새 일정을 문자로 알리고 수강증을 새로 발급합니다.']
    : [
        '자리를 하루 동안 잡아 두고, 언제까지 결제할지 문자로 알립니다.',
        '먼저 기다린 분보다 앞서 자리를 받습니다.',
      ]
}

export type SeatAction = 'seat' | 'extend' | 'move'

type SeatDialogProps = { action: SeatAction; row: RosterRow; session: SessionFacts; onClose: () => void }

/** Acts on one person's seat. It shows the consequences first and logs a coded reason with text. */
export function SeatDialog({ action, row, session, onClose }: SeatDialogProps) {
  const { title, verb, done } = SEAT_ACTIONS[action]
  const form = useFields(
    { reasonCode: 'personAsked' as SeatReason, text: '', hours: '1', into: '' },
    ({ into }) => (action === 'move' && into === '' ? { into: '옮길 회차를 골라주세요.' } : {}),
  )
  const { applicationNo, queue } = row
  const notifying = {
    refusedTitle: `${title}: 하지 못했습니다`,
    refresh: [readRoster, readStaffSession],
    onDone: () => {
      showToast(done)
      onClose()
    },
  }
  const seat = useSend(seatFromQueue, notifying)
  const extend = useSend(extendHold, notifying)
  const move = useSend(moveBooking, notifying)
  const isBusy = seat.isPending || extend.isPending || move.isPending

  function send() {
    if (isBusy) return
    const { hours, into, ...why } = form.draft
    if (action === 'extend') extend.mutate({ applicationNo, hours: hoursOf(hours), ...why })
    if (action === 'move') move.mutate({ applicationNo, sessionNo: Number(into), ...why })
    if (action === 'seat' && queue) seat.mutate({ waitingNo: queue.waitingNo, ...why })
  }

  return (
    <Dialog isOpen onClose={onClose} title={`${title}: ${row.name}`}>
      <AskForm form={form} onPass={send}>
        {action === 'extend' && (
          <SelectField
            label="얼마나"
            options={extensionHours.map((count) => ({ value: String(count), label: `${count}시간` }))}
            {...form.field('hours')}
          />
        )}
        {action === 'move' && <TargetField sessionNo={session.sessionNo} {...form.field('into')} />}
        <SelectField label="사유" options={seatReasons} {...form.field('reasonCode')} />
        <TextField
          label="추가 설명"
          optional
          hint="처리 기록에만 남습니다."
          maxLength={150}
          autoComplete="off"
          {...form.field('text')}
        />
        <ul className={styles.points}>
          {followsText(action, row).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <Button type="submit" wide busy={isBusy}>
          {verb}
        </Button>
      </AskForm>
    </Dialog>
  )
}

const hoursOf = (typed: string) => extensionHours.find((hours) => String(hours) === typed) ?? 1

type TargetFieldProps = Omit<SelectFieldProps, 'label' | 'options'> & { sessionNo: number }

function TargetField({ sessionNo, ...field }: TargetFieldProps) {
  const choices = useQuery({ ...read(listSessionChoices, { sessionNo }), staleTime: 0 })
  return (
    <SelectField
      label="옮길 회차"
      emptyLabel="골라주세요"
      options={(choices.data?.replacements ?? []).map((other) => ({
        value: String(other.sessionNo),
        label: replacementText(other),
        unavailable: other.free === 0,
      }))}
      {...field}
    />
  )
}
