import { useSearchParams } from 'react-router-dom'
import { ReplayScreen } from '../../../features/education/video/replay/replay-screen.tsx'
import { NoLecture } from '../../../features/education/video/views/no-player.tsx'
import type { RouteMeta } from '../../../app/router/route-meta.ts'

/** Omits `login`: as in study, the player's own window shows an alert and closes (specification section 4). */
export const meta: RouteMeta = { title: '강의 다시보기', header: false, footer: false, bottomBar: false }

export default function ReplayVideo() {
  const [query] = useSearchParams()
  const lectureNo = Number(query.get('onlineClassNo'))
  const enrolmentNo = Number(query.get('onlineEduNo'))
  if (!(lectureNo > 0 && enrolmentNo > 0)) return <NoLecture />
  return <ReplayScreen lectureNo={lectureNo} enrolmentNo={enrolmentNo} />
}
