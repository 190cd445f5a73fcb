import { Loaded, read } from '@hygiene/client'
import { readStaffSession } from '@hygiene/contracts'
import { type SessionNo, staffMay } from '@hygiene/domain'
import { Button, Card, EmptyState, linkButton } from '@hygiene/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useParams } from 'react-router-dom'
import { DeskScreen } from '../../app/layout/desk-screen.tsx'
import { useEmployee } from '../../app/login/staff-login.ts'
import { CancelDialog } from './cancel-dialog.tsx'
import { DoorCard } from './door-card.tsx'
import { MoveDialog } from './move-dialog.tsx'
import { RosterCard } from './roster-card.tsx'
import { SessionSummary } from './session-summary.tsx'
import { leftToWindUp, type SessionFacts, whenWords } from './session-words.ts'
import styles from './sessions.module.css'

/** While the worker goes from person to person after a cancellation, the screen follows. */
const FOLLOW_MS = 3_000

/** One session: its state, its people and its doors. Another one begins anew, without the roster of this one. */
export function SessionScreen() {
  const { number = '' } = useParams()
  if (/^[1-9]\d{0,8}$/.test(number)) return <Session key={number} sessionNo={Number(number)} />
  return (
    <DeskScreen title="찾을 수 없는 회차" width="narrow">
      <EmptyState message="주소를 다시 확인해주세요.">
        <Link {...linkButton()} to="/sessions">
          회차 목록으로
        </Link>
      </EmptyState>
    </DeskScreen>
  )
}

function Session({ sessionNo }: { sessionNo: SessionNo }) {
  const session = useQuery({
    ...read(readStaffSession, { sessionNo }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data && leftToWindUp(state.data) > 0 ? FOLLOW_MS : false),
  })
  const { data } = session

  return (
    <DeskScreen
      title={`집합교육 회차 ${sessionNo}`}
      note={data ? `${whenWords(data)} · ${data.venueName}` : undefined}
    >
      <p>
        <Link className={styles.link} to="/sessions">
          회차 목록으로
        </Link>
      </p>
      <Loaded query={session}>
        {(facts) => <Parts session={facts} now={new Date(session.dataUpdatedAt)} />}
      </Loaded>
    </DeskScreen>
  )
}

function Parts({ session, now }: { session: SessionFacts; now: Date }) {
  const { role } = useEmployee()
  const [act, setAct] = useState<'move' | 'cancel' | null>(null)
  const mayDecide = staffMay(role, 'decideSessions')
  const close = () => setAct(null)

  return (
    <>
      <Card title="회차 정보">
        <SessionSummary session={session} now={now} />
        {mayDecide && (session.mayBeMoved || session.mayBeCancelled) && (
          <div className={styles.acts}>
            {session.mayBeMoved && (
              <Button tone="secondary" onClick={() => setAct('move')}>
                시간·교육장 바꾸기
              </Button>
            )}
            {session.mayBeCancelled && (
              <Button tone="danger" onClick={() => setAct('cancel')}>
                회차 취소
              </Button>
            )}
          </div>
        )}
      </Card>
      {/* A roster of before the move or cancellation would be wrong: it is asked for anew. */}
      <RosterCard
        key={`${session.status} ${session.startsAt} ${session.venueNo}`}
        session={session}
        mayDecide={mayDecide}
      />
      <DoorCard session={session} mayDecide={mayDecide} />
      {act === 'move' && <MoveDialog session={session} onClose={close} />}
      {act === 'cancel' && <CancelDialog session={session} onClose={close} />}
    </>
  )
}
