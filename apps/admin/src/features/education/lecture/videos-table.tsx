import { videoStateLabel, isVideoInProgress } from '@hygiene/domain/education/video/video-state'
import { withParticle } from '@hygiene/domain/particle'
import type { Column } from '@hygiene/ui'
import { shortInstant } from '../../../shared/money/instant-text.ts'
import { Panel } from '../../../shared/record/panel.tsx'
import { RecordTable } from '../../../shared/record/record-table.tsx'
import { StateMark } from '../../../shared/state-mark/state-mark.tsx'
import { VideoButton } from './video-dialog.tsx'
import { clockLength, type Video, VIDEO_MARK, type LectureRecord } from './lecture-text.ts'

const columnsOf = (lectureNo: number): readonly Column<Video>[] => [
  { header: '버전', isHeading: true, cell: ({ edition }) => `버전 ${edition}` },
  {
    header: '상태',
    cell: ({ state }) => <StateMark kind={VIDEO_MARK[state]}>{videoStateLabel[state]}</StateMark>,
  },
  {
    header: '길이',
    align: 'end',
    cell: ({ durationSeconds }) => (durationSeconds === null ? '-' : clockLength(durationSeconds)),
  },
  { header: '자막', cell: captionText },
  { header: '파일', cell: ({ fileName }) => fileName || '처음부터 있던 영상' },
  {
    header: '공개',
    cell: ({ publishedAt, publishedBy }) =>
      publishedAt ? `${shortInstant(publishedAt)} ${publishedBy ?? ''}` : '-',
  },
  { header: '영상', cell: (video) => <Watch lectureNo={lectureNo} video={video} /> },
]

/** A video in progress is played in its panel instead. */
function Watch({ lectureNo, video }: { lectureNo: number; video: Video }) {
  const { edition, isPlayable, removedAt, state } = video
  if (removedAt) return `${shortInstant(removedAt)} 지움`
  return isPlayable && !isVideoInProgress(state) ? (
    <VideoButton lectureNo={lectureNo} edition={edition} />
  ) : (
    '-'
  )
}

function captionText({ captionCues, needlessText }: Video): string {
  if (captionCues !== null) return `${captionCues}개`
  return needlessText ? `없음: ${needlessText}` : '-'
}

export function VideosTable({ record: { lectureNo, videos, videoEdition } }: { record: LectureRecord }) {
  if (videos.length === 0 && videoEdition === 0) return null
  const hasShown = videoEdition === 0 || videos.some(({ edition }) => edition === videoEdition)
  return (
    <Panel
      title="버전 기록"
      note={
        hasShown ? undefined : `처음부터 있던 ${withParticle(`버전 ${videoEdition}`, '이')} 나가고 있습니다.`
      }
      actions={!hasShown && <VideoButton lectureNo={lectureNo} edition={videoEdition} />}
    >
      {videos.length > 0 && (
        <RecordTable
          caption="영상 버전"
          columns={columnsOf(lectureNo)}
          rows={videos}
          rowKey={({ videoNo }) => videoNo}
          isChosen={({ edition }) => edition === videoEdition}
        />
      )}
    </Panel>
  )
}
