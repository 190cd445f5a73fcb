import { read, useSend } from '@hygiene/client'
import { extendHold } from '@hygiene/contracts/in-person/session/staff/extend-hold'
import { listSessionChoices } from '@hygiene/contracts/in-person/session/staff/list-session-choices'
import { moveBooking } from '@hygiene/contracts/in-person/session/staff/move-booking'
import { readRoster } from '@hygiene/contracts/in-person/session/staff/read-roster'
import { readStaffSession } from '@hygiene/contracts/in-person/session/staff/read-staff-session'
import { seatFromQueue } from '@hygiene/contracts/in-person/session/staff/seat-from-queue'
import { extensionHours } from '@hygiene/domain'
import { Button, Dialog, SelectField, showToast, TextField } from '@hygiene/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { AskForm } from '../../../shared/ask-form/ask-form.tsx'
import type { RosterRow } from './roster-text.ts'
import { followsText, SEAT_ACTIONS, seatReasons, type SeatReason } from './seat-action-label.ts'
import { replacementText, type SessionFacts } from './session-text.ts'
import styles from './sessions.module.css'

export type SeatAction = 'seat' | 'extend' | 'move'

type SeatDialogProps = { action: SeatAction; row: RosterRow; session: SessionFacts; onClose: () => void }

/** An act on one person's seat: what follows is said before, and a coded reason with words is kept. */
export function SeatDialog({ action, row, session, onClose }: SeatDialogProps) {
  const { title, verb, done } = SEAT_ACTIONS[action]
  const [reasonCode, setReasonCode] = useState<SeatReason>('personAsked')
  const [text, setText] = useState('')
  const [hours, setHours] = useState<(typeof extensionHours)[number]>(1)
  const [into, setInto] = useState('')
  const [wrong, setWrong] = useState<{ into?: string }>({})
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
    const why = { reasonCode, text }
    if (action === 'extend') extend.mutate({ applicationNo, hours, ...why })
    if (action === 'move') move.mutate({ applicationNo, sessionNo: Number(into), ...why })
    if (action === 'seat' && queue) seat.mutate({ waitingNo: queue.waitingNo, ...why })
  }

  return (
    <Dialog isOpen onClose={onClose} title={`${title}: ${row.name}`}>
      <AskForm
        judge={() => (action === 'move' && into === '' ? { into: '옮길 회차를 골라주세요.' } : {})}
        onWrong={setWrong}
        onAsk={send}
      >
        {action === 'extend' && (
          <SelectField
            label="얼마나"
            value={String(hours)}
            options={extensionHours.map((count) => ({ value: String(count), label: `${count}시간` }))}
            onChange={({ target }) =>
              setHours(extensionHours.find((one) => String(one) === target.value) ?? 1)
            }
          />
        )}
        {action === 'move' && (
          <TargetField sessionNo={session.sessionNo} value={into} error={wrong.into} onChange={setInto} />
        )}
        <SelectField
          label="사유"
          value={reasonCode}
          options={seatReasons}
          onChange={({ target }) =>
            setReasonCode(seatReasons.find(({ value }) => value === target.value)?.value ?? 'personAsked')
          }
        />
        <TextField
          label="추가 설명"
          optional
          hint="처리 기록에만 남습니다."
          maxLength={150}
          autoComplete="off"
          value={text}
          onChange={({ target }) => setText(target.value)}
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

type TargetFieldProps = {
  sessionNo: number
  value: string
  error: string | undefined
  onChange: (value: string) => void
}

function TargetField({ sessionNo, value, error, onChange }: TargetFieldProps) {
  const choices = useQuery({ ...read(listSessionChoices, { sessionNo }), staleTime: 0 })
  return (
    <SelectField
      label="옮길 회차"
      name="into"
      emptyLabel="골라주세요"
      value={value}
      error={error}
      options={(choices.data?.replacements ?? []).map((other) => ({
        value: String(other.sessionNo),
        label: replacementText(other),
        unavailable: other.free === 0,
      }))}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}
