import type { EnrolmentNo, LectureNo } from '@hygiene/domain/record-numbers'
import { linkButton, VisuallyHidden } from '@hygiene/ui'
import type { MouseEvent, ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { useIsWide } from '../../app/device/use-is-wide.ts'
import { BEGINS, lecturePath, replayPath } from './play-lecture.ts'

const WINDOW = 'popup,width=1280,height=800'

type LectureLinkProps = {
  enrolmentNo: EnrolmentNo
  lectureNo: LectureNo
  /** Replays a finished lecture without a record. */
  isReplay?: boolean
  tone: 'primary' | 'secondary'
  wide?: boolean
  of: string
  children: ReactNode
}

/**
 * Opens the player in its own window on a computer (specification section 2). On a phone it replaces the screen, and Back leads
 * home.
 */
export function LectureLink(props: LectureLinkProps) {
  const { enrolmentNo, lectureNo, isReplay = false, tone, wide = false, of, children } = props
  const isWide = useIsWide()
  const to = isReplay ? replayPath(enrolmentNo, lectureNo) : lecturePath(enrolmentNo, lectureNo)

  function open(event: MouseEvent) {
    if (!isWide || event.ctrlKey || event.metaKey) return
    // If the window was refused, the browser follows the link here.
    if (window.open(to, isReplay ? 'replay' : 'lecture', WINDOW)) event.preventDefault()
  }

  return (
    <Link
      {...linkButton({ tone, size: tone === 'primary' ? 'regular' : 'small', wide })}
      to={to}
      state={BEGINS}
      onClick={open}
    >
      {children}
      {isWide && ' (새 창)'}
      <VisuallyHidden>: {of}</VisuallyHidden>
    </Link>
  )
}
