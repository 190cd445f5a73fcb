import { type Refused, useSend } from '@hygiene/client'
import { joinWaitingList } from '@hygiene/contracts/in-person/queue/join-waiting-list'
import { listSessions } from '@hygiene/contracts/in-person/session/list-sessions'
import { moveSeat } from '@hygiene/contracts/in-person/seat/move-seat'
import { formatSession } from '@hygiene/domain/in-person/session/session-text'
import { showAlert, useConfirm } from '@hygiene/ui'
import { useQueryClient } from '@tanstack/react-query'
import { CHANGED } from '../../../../shared/seats/changed.ts'
import type { Session } from '../../../../shared/session-calendar/session-search.ts'
import type { Row } from '../application.ts'

type MoveSeatOptions = {
  row: Row
  onDone: () => void
  /** Reports whether the session is full, as the server's answer is newer than the list. */
  onSeats: (state: 'open' | 'full') => void
}

/** Moves the booking, or joins the waiting list of a full session and keeps the old seat (specification section 4). */
export function useMoveSeat({ row, onDone, onSeats }: MoveSeatOptions) {
  const confirm = useConfirm()
  const queries = useQueryClient()
  const { inPersonEnrolmentNo, applicationNo, courseNo, salesType } = row.info.edu

  async function notify(refused: Refused, title: string) {
    // A lost answer or another tab has already moved the seat, as the person's own session cannot be chosen.
    if (refused.refusal === 'SAME_SESSION') {
      onDone()
      return showAlert('이미 이 일정으로 변경되어 있습니다. 신청 내역에서 확인해주세요.', {
        title: '이미 바꾸셨습니다',
      })
    }
    await showAlert(refused.message, { title })
    if (refused.refusal === 'SESSION_FULL' || refused.refusal === 'SESSION_TRADE_FULL') onSeats('full')
    if (refused.refusal === 'SESSION_HAS_SEATS') onSeats('open')
    await queries.invalidateQueries({ queryKey: [listSessions.path] })
  }

  const moving = useSend(moveSeat, {
    refresh: CHANGED,
    onRefused: (refused) => notify(refused, '일정을 바꾸지 못했습니다'),
    onDone: async ({ sessionDay, venue }) => {
      onDone()
      const slip = row.status === 'paid' ? '\n수강증을 새로 출력해주세요.' : ''
      await showAlert(`교육 일정을 변경했습니다.\n${formatSession(sessionDay)}\n${venue.location}${slip}`, {
        title: '일정을 바꿨습니다',
      })
    },
  })
  const queueing = useSend(joinWaitingList, {
    refresh: CHANGED,
    onRefused: (refused) => notify(refused, '대기 신청을 하지 못했습니다'),
    onDone: async ({ position }) => {
      onDone()
      await showAlert(
        `대기자로 신청했습니다. 순서는 ${position}번째입니다.\n자리가 나면 문자로 알려드립니다. 지금 자리는 그대로입니다.`,
        { title: '대기 신청을 마쳤습니다' },
      )
    },
  })

  async function move(target: Session) {
    const question = `교육 일정을 변경 하시겠습니까?\n${whenAndWhere(target)}`
    if (
      !(await confirm(question, {
        title: '일정을 바꾸시겠습니까?',
        confirmLabel: '변경',
        cancelLabel: '닫기',
      }))
    )
      return
    const { sessionNo } = target.edu
    const { venueNo } = target.list
    moving.mutate({
      venueNo,
      sessionNo,
      inPersonEnrolmentNo,
      courseNo,
      applicationNo,
      salesType,
    })
  }

  async function queue(target: Session) {
    const question = `지금 자리는 그대로 두고 대기자로 신청하시겠습니까?\n${whenAndWhere(target)}`
    if (!(await confirm(question, { title: '대기 신청', confirmLabel: '대기 신청', cancelLabel: '닫기' })))
      return
    queueing.mutate({ inPersonEnrolmentNo, sessionNo: target.edu.sessionNo })
  }

  return { move, queue, isPending: moving.isPending || queueing.isPending }
}

const whenAndWhere = ({ edu, list }: Session) => `${formatSession(edu)}\n${list.location}`
