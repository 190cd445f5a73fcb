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
import type { RosterRow } from './roster-words.ts'
import { followsWords, SEAT_ACTS, seatReasons, type SeatReason } from './seat-act-words.ts'
import { replacementWords, type SessionFacts } from './session-words.ts'
import styles from './sessions.module.css'

export type SeatAct = 'seat' | 'extend' | 'move'

type SeatDialogProps = { act: SeatAct; row: RosterRow; session: SessionFacts; onClose: () => void }

/** An act on one person's seat: what follows is said before, and a coded reason with words is kept. */
export function SeatDialog({ act, row, session, onClose }: SeatDialogProps) {
  const { title, verb, done } = SEAT_ACTS[act]
  const [reasonCode, setReasonCode] = useState<SeatReason>('personAsked')
  const [words, setWords] = useState('')
  const [hours, setHours] = useState<(typeof extensionHours)[number]>(1)
  const [into, setInto] = useState('')
  const [wrong, setWrong] = useState<{ into?: string }>({})
  const { applicationNo, queue } = row
  const telling = {
    refusedTitle: `${title}: 하지 못했습니다`,
    refresh: [readRoster, readStaffSession],
    onDone: () => {
      showToast(done)
      onClose()
    },
  }
  const seat = useSend(seatFromQueue, telling)
  const extend = useSend(extendHold, telling)
  const move = useSend(moveBooking, telling)
  const isBusy = seat.isPending || extend.isPending || move.isPending

  function send() {
    if (isBusy) return
    const why = { reasonCode, words }
    if (act === 'extend') extend.mutate({ applicationNo, hours, ...why })
    if (act === 'move') move.mutate({ applicationNo, sessionNo: Number(into), ...why })
    if (act === 'seat' && queue) seat.mutate({ waitingNo: queue.waitingNo, ...why })
  }

  return (
    <Dialog isOpen onClose={onClose} title={`${title}: ${row.name}`}>
      <AskForm
        judge={() => (act === 'move' && into === '' ? { into: '옮길 회차를 골라주세요.' } : {})}
        onWrong={setWrong}
        onAsk={send}
      >
        {act === 'extend' && (
          <SelectField
            label="얼마나"
            value={String(hours)}
            options={extensionHours.map((count) => ({ value: String(count), label: `${count}시간` }))}
            onChange={({ target }) =>
              setHours(extensionHours.find((one) => String(one) === target.value) ?? 1)
            }
          />
        )}
        {act === 'move' && (
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
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
        <ul className={styles.points}>
          {followsWords(act, row).map((line) => (
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
        label: replacementWords(other),
        unavailable: other.free === 0,
      }))}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}
