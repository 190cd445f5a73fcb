import { staffMay } from '@hygiene/domain/staff/permission/permissions'
import { formatSeoulDateTime } from '@hygiene/domain/time/seoul-day'
import { Button, Dialog, EmptyState, NoticeBox } from '@hygiene/ui'
import { Printer } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { AdminScreen } from '../../../app/layout/admin-screen.tsx'
import { useEmployee } from '../../../app/login/staff-login.ts'
import { useIsPhone } from '../../../shared/data-table/use-is-phone.ts'
import { ExportButton } from '../../../shared/export/export-button.tsx'
import { wholeList } from '../../../shared/export/whole-list.ts'
import { useKeys } from '../../../shared/keys/use-keys.ts'
import { StateMark } from '../../../shared/state-mark/state-mark.tsx'
import { CancelDialog } from './cancel-dialog.tsx'
import { MoveDialog } from './move-dialog.tsx'
import { PersonActions } from './person-actions.tsx'
import { RosterCards } from './roster-cards.tsx'
import { RosterTable } from './roster-table.tsx'
import type { RosterRow } from './roster-text.ts'
import { RosterTiles } from './roster-tiles.tsx'
import styles from './roster-tools.module.css'
import { RosterTools } from './roster-tools.tsx'
import { rowsOf } from './roster-view.ts'
import { kindText, leftToWindUp, type SessionFacts, sessionState, whenText } from './session-text.ts'
import { SetupPanel } from './setup-panel.tsx'
import { SheetDialog } from './sheet-dialog.tsx'
import { CheckInPanel, QueuePanel } from './side-panels.tsx'
import { TimetablePanel } from './timetable-panel.tsx'
import { UndoStrip } from './undo-strip.tsx'
import { useHandMark } from './use-hand-mark.ts'
import { useRoster } from './use-roster.ts'
import { WhyPanel } from './why-panel.tsx'

const marksOf = ({ checkInLinks }: SessionFacts) => checkInLinks.reduce((sum, { marks }) => sum + marks, 0)

function useNewRows(session: SessionFacts, readAt: number): number {
  const marks = marksOf(session)
  const [known, setKnown] = useState({ readAt, marks })
  // Resets the count when the roster is read again: it then contains all earlier marks.
  if (known.readAt !== readAt) setKnown({ readAt, marks })
  return Math.max(0, marks - known.marks)
}

type SessionAdminProps = {
  session: SessionFacts
  rows: readonly RosterRow[]
  readAt: number
  now: Date
  onRefresh: () => void
}

export function SessionAdmin({ session, rows, readAt, now, onRefresh }: SessionAdminProps) {
  const { role } = useEmployee()
  const mayDecide = staffMay(role, 'decideSessions')
  const isPhone = useIsPhone()
  const roster = useRoster(rows, session, now)
  const marking = useHandMark(session.sessionNo)
  const hand = mayDecide ? marking : null
  const newRows = useNewRows(session, readAt)
  const [opened, setOpened] = useState<number | null>(null)
  const openedRow = rows.find(({ applicationNo }) => applicationNo === opened)
  const { here } = roster
  useKeys(
    [
      { keys: 'i', label: '입실 처리', run: () => here?.mayBeMarkedIn && marking.mark(here, 'in') },
      { keys: 'o', label: '퇴실 처리', run: () => here?.mayBeMarkedOut && marking.mark(here, 'out') },
    ],
    { title: '명단', isActive: mayDecide },
  )

  return (
    <AdminScreen
      title={session.venueName}
      note={<Note session={session} now={now} />}
      isFlush
      actions={
        <>
          <ExportButton
            screen="roster"
            unit="명"
            found={wholeList(
              { sessionNo: session.sessionNo },
              `${whenText(session)} ${session.venueName}`,
              rows.length,
            )}
          />
          <SessionActions session={session} mayDecide={mayDecide} />
        </>
      }
      tools={<RosterTools {...{ roster, newRows, onRefresh }} countOf={(tab) => rowsOf(rows, tab).length} />}
      side={
        <>
          {here && <PersonActions key={here.applicationNo} row={here} {...{ session, hand }} />}
          {hand && <WhyPanel hand={hand} />}
          <CheckInPanel {...{ session, mayDecide, now }} />
          <QueuePanel {...{ rows, roster }} />
          <TimetablePanel {...{ session, mayDecide }} />
          {mayDecide && <SetupPanel {...{ session, now }} />}
        </>
      }
    >
      <div className={styles.roster}>
        {session.status === 'cancelled' && <CancelledNotice session={session} />}
        <RosterTiles session={session} roster={roster} />
        {roster.shown.length === 0 && <EmptyState message="조건에 맞는 사람이 없습니다." />}
        {roster.shown.length > 0 &&
          (isPhone ? (
            <RosterCards {...{ roster, hand }} onOpen={({ applicationNo }) => setOpened(applicationNo)} />
          ) : (
            <RosterTable {...{ roster, hand }} />
          ))}
      </div>
      {isPhone && openedRow && (
        <Dialog isOpen onClose={() => setOpened(null)} title="고른 사람">
          <PersonActions row={openedRow} {...{ session, hand }} />
        </Dialog>
      )}
      {hand && <UndoStrip hand={hand} />}
    </AdminScreen>
  )
}

function Note({ session, now }: { session: SessionFacts; now: Date }) {
  const state = sessionState(session, now)
  return (
    <>
      {whenText(session)} · 회차 {session.sessionNo} · {kindText(session)} ·{' '}
      <Link className={styles.back} to="/sessions">
        회차 목록
      </Link>{' '}
      <StateMark kind={state.kind}>{state.label}</StateMark>
    </>
  )
}

/** Acts on the whole session. Actions that affect everyone come last and ask for the number of people. */
function SessionActions({ session, mayDecide }: { session: SessionFacts; mayDecide: boolean }) {
  const [action, setAction] = useState<'sheet' | 'move' | 'cancel' | null>(null)
  const close = () => setAction(null)
  if (!mayDecide) return null
  return (
    <>
      <Button size="small" tone="secondary" onClick={() => setAction('sheet')}>
        <Printer aria-hidden />
        출석부
      </Button>
      {session.mayBeMoved && (
        <Button size="small" tone="secondary" onClick={() => setAction('move')}>
          시간·교육장 바꾸기
        </Button>
      )}
      {session.mayBeCancelled && (
        <Button size="small" tone="secondary" onClick={() => setAction('cancel')}>
          회차 취소
        </Button>
      )}
      {action === 'sheet' && <SheetDialog sessionNo={session.sessionNo} onClose={close} />}
      {action === 'move' && <MoveDialog session={session} onClose={close} />}
      {action === 'cancel' && <CancelDialog session={session} onClose={close} />}
    </>
  )
}

function CancelledNotice({ session }: { session: SessionFacts }) {
  const { cancelledAt, cancelReason, replacedByNo } = session
  const left = leftToWindUp(session)
  const at = cancelledAt ? formatSeoulDateTime(new Date(cancelledAt)) : ''
  return (
    <NoticeBox tone="warn" title={`협회가 ${at}에 취소한 회차입니다.`}>
      <p>사유: {cancelReason}</p>
      {replacedByNo !== null && (
        <p>
          대체 회차: <Link to={`/sessions/${replacedByNo}`}>회차 {replacedByNo}</Link>
        </p>
      )}
      <p role="status">
        {left === 0
          ? '모두에게 알리고 처리를 마쳤습니다.'
          : `${left}명을 처리하고 있습니다. 한 명씩 옮기거나 환불하고 문자로 알립니다.`}
      </p>
    </NoticeBox>
  )
}
