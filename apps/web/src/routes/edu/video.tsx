import { useSearchParams } from 'react-router-dom'
import { VideoScreen } from '../../features/education/video/video-screen.tsx'
import { NoLecture } from '../../features/education/video/views/no-player.tsx'
import type { RouteMeta } from '../../app/router/route-meta.ts'

/** Omits `login`: the player's own window shows an alert and closes instead of leading to the login (specification section 4). */
export const meta: RouteMeta = { title: '강의 보기', header: false, footer: false, bottomBar: false }

export default function Video() {
  const [query] = useSearchParams()
  const lectureNo = Number(query.get('onlineClassNo'))
  const enrolmentNo = Number(query.get('onlineEduNo'))
  if (!(lectureNo > 0 && enrolmentNo > 0)) return <NoLecture />
  return <VideoScreen lectureNo={lectureNo} enrolmentNo={enrolmentNo} />
}
