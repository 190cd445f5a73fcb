import { useSend } from '@hygiene/client'
import { readStaffLecture } from '@hygiene/contracts/education/lecture/staff/read-staff-lecture'
import { convertVideoAgain } from '@hygiene/contracts/education/video/staff/convert-video-again'
import { publishVideo } from '@hygiene/contracts/education/video/staff/publish-video'
import { stopVideo } from '@hygiene/contracts/education/video/staff/stop-video'
import { videoStateLabel } from '@hygiene/domain/education/video/video-state'
import { withParticle } from '@hygiene/domain/particle'
import { sizeOnScreen } from '@hygiene/domain/platform/file/size-on-screen'
import { askConfirm, Button, showToast } from '@hygiene/ui'
import { CloudUpload } from 'lucide-react'
import { useRef } from 'react'
import { Panel } from '../../../shared/record/panel.tsx'
import { RecordSteps } from '../../../shared/record/record-steps.tsx'
import { StateMark } from '../../../shared/state-mark/state-mark.tsx'
import { CaptionsForm } from './captions-form.tsx'
import { FileChoice } from './file-choice.tsx'
import { VIDEO_MARK, type Video, videoSentence, videoShare, videoSteps } from './lecture-text.ts'
import styles from './lectures.module.css'
import type { VideoUpload } from './use-video-upload.ts'
import { VideoButton } from './video-dialog.tsx'

type VideoPanelProps = { lectureNo: number; video: Video; upload: VideoUpload; mayChange: boolean }

export function VideoPanel({ lectureNo, video, upload, mayChange }: VideoPanelProps) {
  return (
    <Panel
      title={`버전 ${video.edition} 처리 단계`}
      note={`${video.createdBy ?? ''} 올림 · ${video.fileName}`}
      actions={
        <>
          {video.isPlayable && <VideoButton lectureNo={lectureNo} edition={video.edition} />}
          {mayChange && <Stop video={video} />}
        </>
      }
    >
      <div className={styles.video}>
        <RecordSteps steps={videoSteps(video)} />
        <Progress video={video} upload={upload} />
        {mayChange && <NextAction video={video} upload={upload} />}
        {video.picturePaths.length > 0 && <VideoPreview video={video} />}
      </div>
    </Panel>
  )
}

function Progress({ video, upload: { sending, error } }: Pick<VideoPanelProps, 'video' | 'upload'>) {
  const isHere = sending !== null && video.state === 'uploading'
  const share = isHere ? Math.floor((sending.sentBytes / sending.sizeBytes) * 100) : videoShare(video)
  const sentence = isHere ? sendingSentence(sending) : videoSentence(video)
  return (
    <div className={styles.progress} data-failed={video.state === 'failed' || undefined}>
      <p role="status">
        <StateMark kind={VIDEO_MARK[video.state]}>
          {video.isWaiting ? '변환 기다림' : videoStateLabel[video.state]}
        </StateMark>{' '}
        {sentence}
      </p>
      {share !== null && (
        <p>
          <progress aria-label={videoStateLabel[video.state]} max={100} value={share} />
          <strong>{share}%</strong>
        </p>
      )}
      {error && (
        <p role="alert" className={styles.wrong}>
          {error}
        </p>
      )}
    </div>
  )
}

function sendingSentence({ isBroken, sentBytes, sizeBytes }: NonNullable<VideoUpload['sending']>): string {
  const bytes = `${sizeOnScreen(sentBytes)} / ${sizeOnScreen(sizeBytes)}`
  return isBroken ? `${bytes} · 연결이 끊겼습니다. 다시 연결되면 이어서 올립니다.` : bytes
}

function Stop({ video }: { video: Video }) {
  const stop = useSend(stopVideo, { refresh: [readStaffLecture], refusedTitle: '중단하지 못했습니다' })
  const ask = async () => {
    const isSure = await askConfirm('올린 파일과 변환한 영상이 삭제됩니다. 공개한 영상은 그대로입니다.', {
      title: `${withParticle(`버전 ${video.edition}`, '을')} 중단할까요?`,
      confirmLabel: '중단',
      cancelLabel: '계속하기',
      isDanger: true,
    })
    if (isSure) stop.mutate({ videoNo: video.videoNo })
  }
  return (
    <Button tone="quiet" size="small" busy={stop.isPending} onClick={() => void ask()}>
      버전 {video.edition} 중단
    </Button>
  )
}

function NextAction({ video, upload }: Pick<VideoPanelProps, 'video' | 'upload'>) {
  const { state } = video
  if (state === 'uploading') return <Sending upload={upload} />
  if (state === 'failed') return <Failed video={video} upload={upload} />
  if (state === 'captions') return <CaptionsForm video={video} />
  return state === 'ready' ? <Publish video={video} /> : null
}

function Sending({ upload: { sending, choose, goOn } }: { upload: VideoUpload }) {
  if (sending === null)
    return (
      <FileChoice label="영상 파일" accept="video/*,.mkv,.mov" tone="primary" onChoose={choose}>
        <CloudUpload aria-hidden />
        같은 파일로 이어서 올리기
      </FileChoice>
    )
  return sending.isBroken ? (
    <Button size="small" onClick={goOn}>
      지금 이어서 올리기
    </Button>
  ) : null
}

/** Offers another file. A conversion that broke off can also be repeated. */
function Failed({ video: { videoNo, failure }, upload }: Pick<VideoPanelProps, 'video' | 'upload'>) {
  const file = useRef<File>(null)
  const again = useSend(convertVideoAgain, {
    refresh: [readStaffLecture],
    refusedTitle: '다시 변환하지 못했습니다',
  })
  const stop = useSend(stopVideo, {
    refresh: [readStaffLecture],
    onDone: () => {
      if (file.current) upload.choose(file.current)
    },
    refusedTitle: '다시 올리지 못했습니다',
  })
  return (
    <div className={styles.actions}>
      {failure === 'broken' && (
        <Button size="small" busy={again.isPending} onClick={() => again.mutate({ videoNo })}>
          다시 변환
        </Button>
      )}
      <FileChoice
        label="영상 파일"
        accept="video/*,.mkv,.mov"
        tone={failure === 'broken' ? 'secondary' : 'primary'}
        onChoose={(chosen) => {
          file.current = chosen
          stop.mutate({ videoNo })
        }}
      >
        <CloudUpload aria-hidden />
        파일 다시 올리기
      </FileChoice>
    </div>
  )
}

function Publish({ video: { videoNo, edition } }: { video: Video }) {
  const publish = useSend(publishVideo, {
    refresh: [readStaffLecture],
    onDone: () =>
      showToast(
        `${withParticle(`버전 ${edition}`, '을')} 공개했습니다. 지금 듣는 사람은 다음에 열 때 봅니다.`,
      ),
    refusedTitle: '공개하지 못했습니다',
  })
  return (
    <Button size="small" busy={publish.isPending} onClick={() => publish.mutate({ videoNo })}>
      버전 {edition} 공개하기
    </Button>
  )
}

function VideoPreview({ video: { picturePaths } }: { video: Video }) {
  return (
    <ul className={styles.scenes} aria-label="장면">
      {picturePaths.map((path, at) => (
        <li key={path.slice(path.lastIndexOf('/'))}>
          <img src={path} width={160} height={90} alt={`장면 ${at + 1}`} loading="lazy" />
        </li>
      ))}
    </ul>
  )
}
