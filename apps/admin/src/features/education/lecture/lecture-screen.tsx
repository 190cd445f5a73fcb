import { read } from '@hygiene/client'
import { readStaffLecture } from '@hygiene/contracts/education/lecture/staff/read-staff-lecture'
import { courseVersionLabel } from '@hygiene/domain/education/course/course-version'
import { isVideoInProgress, videoStateLabel } from '@hygiene/domain/education/video/video-state'
import { staffMay } from '@hygiene/domain/staff/permission/permissions'
import { industryTypeLabel, salesTypeLabel } from '@hygiene/domain/text'
import { Button, DefinitionList } from '@hygiene/ui'
import { useQuery } from '@tanstack/react-query'
import { ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import { Link, useParams } from 'react-router-dom'
import { AdminScreen } from '../../../app/layout/admin-screen.tsx'
import { LoadedScreen } from '../../../app/layout/loaded-screen.tsx'
import { NotFoundScreen } from '../../../app/layout/not-found-screen.tsx'
import { useEmployee } from '../../../app/login/staff-login.ts'
import { shortInstant } from '../../../shared/money/instant-text.ts'
import { Panel } from '../../../shared/record/panel.tsx'
import recordParts from '../../../shared/record/record-parts.module.css'
import { RecordTable } from '../../../shared/record/record-table.tsx'
import { StateMark } from '../../../shared/state-mark/state-mark.tsx'
import { clockLength, isMovingVideo, type LectureRecord, VIDEO_MARK } from './lecture-text.ts'
import styles from './lectures.module.css'
import { LecturesScreen } from './lectures-screen.tsx'
import { TextDialog } from './text-dialog.tsx'
import { UploadPanel } from './upload-panel.tsx'
import { useVideoUpload } from './use-video-upload.ts'
import { VideoPanel } from './video-panel.tsx'
import { VideosTable } from './videos-table.tsx'

const people = (count: number) => `${count.toLocaleString('ko-KR')}명`

function LectureSide({ record }: { record: LectureRecord }) {
  const { watching, begun, finished } = record.people
  return (
    <div className={styles.side}>
      <h2>적용 대상</h2>
      <DefinitionList
        items={[
          { term: '지금 듣는 사람', detail: `${people(watching)} · 보던 영상 그대로` },
          { term: '듣다 만 사람', detail: `${people(begun)} · 다음에 열 때 새 영상` },
          { term: '다 들은 사람', detail: `${people(finished)} · 아무 변화 없음` },
        ]}
      />
      <h2>들어 있는 과정</h2>
      {record.courses.length === 0 ? (
        <p>들어 있는 과정이 없습니다.</p>
      ) : (
        <ul>
          {record.courses.map((course) => (
            <li key={course.courseNo}>
              <Link className={recordParts.link} to={`/courses/${course.courseNo}`}>
                {course.year}년 {salesTypeLabel[course.salesType]} · {industryTypeLabel[course.industryType]}
              </Link>{' '}
              <small>
                버전 {course.edition} {courseVersionLabel[course.state]}
                {course.title !== record.title && ` · 이름 «${course.title}»`}
              </small>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** Polls often enough that progress is visible while a video is processed. */
const WHILE_MOVING_MS = 2_000

/** Serves the list at `/lectures` and, at `/lectures/:no`, a lecture with the video in progress and the former ones. */
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

function FormerTitles({ record: { formerTitles } }: { record: LectureRecord }) {
  if (formerTitles.length === 0) return null
  return (
    <Panel title="앞 이름">
      <RecordTable
        caption="강의의 앞 이름"
        columns={[
          { header: '이름', isHeading: true, cell: ({ title }) => title },
          { header: '한 줄 설명', cell: ({ summary }) => summary || '-' },
          { header: '변경 일시', cell: ({ endedAt }) => shortInstant(endedAt) },
          { header: '바꾼 사람', cell: ({ endedBy }) => endedBy },
        ]}
        rows={formerTitles}
        rowKey={({ endedAt }) => endedAt}
      />
    </Panel>
  )
}
