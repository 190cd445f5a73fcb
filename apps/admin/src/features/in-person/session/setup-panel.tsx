import { useSend } from '@hygiene/client'
import { changeSeats } from '@hygiene/contracts/in-person/session/staff/change-seats'
import { readStaffSession } from '@hygiene/contracts/in-person/session/staff/read-staff-session'
import { setApplications } from '@hygiene/contracts/in-person/session/staff/set-applications'
import { addSeoulDays, formatSeoulDateTime, seoulDay, seoulInstant } from '@hygiene/domain/time/seoul-day'
import { Button, DateField, Dialog, linkButton, showToast, TextField } from '@hygiene/ui'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { instantTyped, typedInstant } from '../../../shared/ask-form/instant-typed.ts'
import { ReasonForm } from '../../../shared/ask-form/reason-form.tsx'
import type { SessionFacts } from './session-text.ts'
import styles from './side-panels.module.css'

type SetupPanelProps = { session: SessionFacts; now: Date }

export function SetupPanel({ session, now }: SetupPanelProps) {
  const [action, setAction] = useState<'seats' | 'applications' | null>(null)
  const { sessionNo, capacity, applyClosesAt, mayBeMoved } = session
  const isClosed = new Date(applyClosesAt) <= now
  const close = () => setAction(null)
  return (
    <section className={styles.panel} aria-label="회차 설정">
      <h2>회차 설정</h2>
      <ul className={styles.lines}>
        <li>
          <strong>좌석</strong>
          <span>
            {capacity}석 · 교육장 {session.venueCapacity}석
          </span>
          {mayBeMoved && (
            <Button size="small" tone="secondary" onClick={() => setAction('seats')}>
              좌석 바꾸기
            </Button>
          )}
        </li>
        <li>
          <strong>{isClosed ? '신청 마감됨' : '신청 마감'}</strong>
          <span>{formatSeoulDateTime(new Date(applyClosesAt))}</span>
          {mayBeMoved && (
            <Button size="small" tone="secondary" onClick={() => setAction('applications')}>
              {isClosed ? '신청 다시 받기' : '신청 마감하기'}
            </Button>
          )}
        </li>
        <li>
          <strong>복사</strong>
          <span>시간표와 함께 다른 날로</span>
          <Link {...linkButton({ size: 'small', tone: 'secondary' })} to={`/sessions/new?copy=${sessionNo}`}>
            복사하기
          </Link>
        </li>
      </ul>
      {action === 'seats' && <SeatsDialog session={session} onClose={close} />}
      {action === 'applications' && <ApplicationsDialog {...{ session, isClosed, now }} onClose={close} />}
    </section>
  )
}

type SessionDialogProps = { session: SessionFacts; onClose: () => void }

function SeatsDialog({ session, onClose }: SessionDialogProps) {
  const { sessionNo, capacity, taken, venueCapacity, queue } = session
  const [typed, setTyped] = useState(String(capacity))
  const send = useSend(changeSeats, {
    refusedTitle: '좌석을 바꾸지 못했습니다',
    refresh: [readStaffSession],
    onDone: () => {
      showToast('좌석을 바꿨습니다.')
      onClose()
    },
  })
  const isNumber = /^[1-9]\d{0,3}$/.test(typed)
  const wanted = isNumber ? Number(typed) : null
  const error = seatsError(wanted, taken, venueCapacity)
  return (
    <Dialog isOpen onClose={onClose} title="좌석 바꾸기">
      <ReasonForm
        label="변경 사유"
        hint="처리 기록에만 남습니다."
        isBusy={send.isPending}
        onAsk={(reason) => {
          if (wanted !== null && !error) send.mutate({ sessionNo, capacity: wanted, reason })
        }}
        fields={
          <>
            <p>
              지금 {capacity}석 · 잡힌 자리 {taken}석 · 교육장 {venueCapacity}석
            </p>
            <TextField
              label="좌석"
              name="capacity"
              inputMode="numeric"
              maxLength={4}
              autoComplete="off"
              value={typed}
              error={error}
              onChange={({ target }) => setTyped(target.value)}
            />
            {queue > 0 && wanted !== null && wanted > capacity && (
              <p>대기하는 {queue}명에게 순서대로 자리를 문자로 안내합니다.</p>
            )}
          </>
        }
      >
        저장하기
      </ReasonForm>
    </Dialog>
  )
}

function seatsError(wanted: number | null, taken: number, venueCapacity: number): string | undefined {
  if (wanted === null) return '좌석 수를 숫자로 입력해주세요.'
  if (wanted < taken) return `이미 잡힌 자리 ${taken}석보다 적게 줄일 수 없습니다.`
  return wanted > venueCapacity ? `교육장의 ${venueCapacity}석보다 많이 받을 수 없습니다.` : undefined
}

type ApplicationsDialogProps = SessionDialogProps & { isClosed: boolean; now: Date }

/** Closes open applications at once, or reopens closed ones until a given instant. */
function ApplicationsDialog({ session, isClosed, now, onClose }: ApplicationsDialogProps) {
  const { sessionNo, startsAt } = session
  const [until, setUntil] = useState(() => typedInstant(usualEnd(startsAt, now)))
  const send = useSend(setApplications, {
    refusedTitle: isClosed ? '다시 받지 못했습니다' : '마감하지 못했습니다',
    refresh: [readStaffSession],
    onDone: () => {
      showToast(isClosed ? '신청을 다시 받습니다.' : '신청을 마감했습니다.')
      onClose()
    },
  })
  return (
    <Dialog isOpen onClose={onClose} title={isClosed ? '신청 다시 받기' : '신청 마감하기'}>
      <ReasonForm
        label="사유"
        hint="처리 기록에만 남습니다."
        isBusy={send.isPending}
        onAsk={(reason) =>
          send.mutate({ sessionNo, closesAt: isClosed ? (instantTyped(until) ?? null) : null, reason })
        }
        fields={
          isClosed ? (
            <DateField
              label="언제까지"
              name="closesAt"
              type="datetime-local"
              value={until}
              onChange={({ target }) => setUntil(target.value)}
            />
          ) : (
            <p>지금부터 새 신청을 받지 않습니다. 이미 신청한 사람은 그대로입니다.</p>
          )
        }
      >
        {isClosed ? '다시 받기' : '지금 마감하기'}
      </ReasonForm>
    </Dialog>
  )
}

/** Returns 18:00 on the day before, or the start of the session if that has passed. */
function usualEnd(startsAt: string, now: Date): string {
  const evening = seoulInstant(addSeoulDays(seoulDay(new Date(startsAt)), -1), '18:00')
  return evening > now ? evening.toISOString() : startsAt
}
