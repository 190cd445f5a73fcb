import { read } from '@hygiene/client'
import { readStaffLecture } from '@hygiene/contracts/education/lecture/staff/read-staff-lecture'
import { videoStateLabel, isVideoInProgress } from '@hygiene/domain/education/video/video-state'
import { staffMay } from '@hygiene/domain/staff/permission/permissions'
import { Button } from '@hygiene/ui'
import { useQuery } from '@tanstack/react-query'
import { ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import { Link, useParams } from 'react-router-dom'
import { AdminScreen } from '../../../app/layout/admin-screen.tsx'
import { LoadedScreen } from '../../../app/layout/loaded-screen.tsx'
import { NotFoundScreen } from '../../../app/layout/not-found-screen.tsx'
import { useEmployee } from '../../../app/login/staff-login.ts'
import { StateMark } from '../../../shared/state-mark/state-mark.tsx'
import recordParts from '../../../shared/record/record-parts.module.css'
import { VideoPanel } from './video-panel.tsx'
import { VideosTable } from './videos-table.tsx'
import { FormerTitles } from './former-titles.tsx'
import { LectureSide } from './lecture-side.tsx'
import { clockLength, VIDEO_MARK, isMovingVideo, type LectureRecord } from './lecture-text.ts'
import { LecturesScreen } from './lectures-screen.tsx'
import styles from './lectures.module.css'
import { UploadPanel } from './upload-panel.tsx'
import { useVideoUpload } from './use-video-upload.ts'
import { TextDialog } from './text-dialog.tsx'

/** While a video moves its share is seen to grow. */
const WHILE_MOVING_MS = 2_000

/** `/lectures` is the list; `/lectures/:no` a lecture, its video on the way, and the videos before. */
export function LectureScreen() {
  const { no } = useParams()
  if (no === undefined) return <LecturesScreen />
  return /^[1-9]\d{0,8}$/.test(no) ? <Known key={no} lectureNo={Number(no)} /> : <NotFoundScreen />
}

function Known({ lectureNo }: { lectureNo: number }) {
  const lecture = useQuery({
    ...read(readStaffLecture, { lectureNo }),
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.videos.some((video) => isMovingVideo(video.state)) ? WHILE_MOVING_MS : false,
  })
  return (
    <LoadedScreen query={lecture} title="강의">
      {(record) => <Lecture record={record} />}
    </LoadedScreen>
  )
}

function Lecture({ record }: { record: LectureRecord }) {
  const { role } = useEmployee()
  const mayChange = staffMay(role, 'changeCourses')
  const [isRenaming, setIsRenaming] = useState(false)
  const upload = useVideoUpload(record.lectureNo)
  const video = record.videos.find(({ state }) => isVideoInProgress(state))
  return (
    <AdminScreen
      title={record.title}
      path={
        <Link className={recordParts.link} to="/lectures">
          강의
        </Link>
      }
      note={<Status record={record} />}
      actions={
        mayChange && (
          <Button tone="secondary" size="small" onClick={() => setIsRenaming(true)}>
            이름 수정
          </Button>
        )
      }
      side={<LectureSide record={record} />}
      isFlush
    >
      {video && (
        <VideoPanel
          key={video.videoNo}
          lectureNo={record.lectureNo}
          video={video}
          upload={upload}
          mayChange={mayChange}
        />
      )}
      {!video && mayChange && <UploadPanel isFirst={record.videoEdition === 0} upload={upload} />}
      <VideosTable record={record} />
      <FormerTitles record={record} />
      {isRenaming && <TextDialog record={record} onClose={() => setIsRenaming(false)} />}
      <p className={styles.promise}>
        <ShieldCheck aria-hidden />
        영상을 바꿔도 이미 인정된 시간은 그대로입니다. 듣는 중인 사람은 다음에 열 때 새 영상을 봅니다.
      </p>
    </AdminScreen>
  )
}

function Status({ record: { videos, videoEdition, durationSeconds } }: { record: LectureRecord }) {
  const video = videos.find(({ state }) => isVideoInProgress(state))
  return (
    <span className={recordParts.status}>
      {videoEdition === 0 ? (
        <StateMark kind="waiting">영상 없음</StateMark>
      ) : (
        <StateMark kind="done">
          버전 {videoEdition} 공개 · {clockLength(durationSeconds)}
        </StateMark>
      )}
      {video && (
        <StateMark kind={VIDEO_MARK[video.state]}>
          버전 {video.edition} {videoStateLabel[video.state]}
        </StateMark>
      )}
    </span>
  )
}
