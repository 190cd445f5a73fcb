import { useSend } from '@hygiene/client'
import { convertFilmAgain } from '@hygiene/contracts/education/video/staff/convert-film-again'
import { publishFilm } from '@hygiene/contracts/education/video/staff/publish-film'
import { readStaffLecture } from '@hygiene/contracts/education/lecture/staff/read-staff-lecture'
import { stopFilm } from '@hygiene/contracts/education/video/staff/stop-film'
import { filmStateLabel, sizeOnScreen, withParticle } from '@hygiene/domain'
import { askConfirm, Button, showToast } from '@hygiene/ui'
import { CloudUpload } from 'lucide-react'
import { useRef } from 'react'
import { Panel } from '../../../shared/record/panel.tsx'
import { RecordSteps } from '../../../shared/record/record-steps.tsx'
import { StateMark } from '../../../shared/state-mark/state-mark.tsx'
import { CaptionsForm } from './captions-form.tsx'
import { FileChoice } from './file-choice.tsx'
import { FilmButton } from './film-dialog.tsx'
import { FilmPreview } from './film-preview.tsx'
import { type Film, FILM_MARK, filmSentence, filmShare, filmSteps } from './lecture-words.ts'
import styles from './lectures.module.css'
import type { FilmUpload } from './use-film-upload.ts'

type FilmPanelProps = { lectureNo: number; film: Film; upload: FilmUpload; mayChange: boolean }

/** The film on its way: its steps, what happens now, and the likeliest next act. */
export function FilmPanel({ lectureNo, film, upload, mayChange }: FilmPanelProps) {
  return (
    <Panel
      title={`버전 ${film.edition} 처리 단계`}
      note={`${film.createdBy ?? ''} 올림 · ${film.fileName}`}
      actions={
        <>
          {film.isPlayable && <FilmButton lectureNo={lectureNo} edition={film.edition} />}
          {mayChange && <Stop film={film} />}
        </>
      }
    >
      <div className={styles.film}>
        <RecordSteps steps={filmSteps(film)} />
        <Progress film={film} upload={upload} />
        {mayChange && <NextAct film={film} upload={upload} />}
        {film.picturePaths.length > 0 && <FilmPreview film={film} />}
      </div>
    </Panel>
  )
}

function Progress({ film, upload: { sending, error } }: Pick<FilmPanelProps, 'film' | 'upload'>) {
  const isHere = sending !== null && film.state === 'uploading'
  const share = isHere ? Math.floor((sending.sentBytes / sending.sizeBytes) * 100) : filmShare(film)
  const sentence = isHere ? sendingSentence(sending) : filmSentence(film)
  return (
    <div className={styles.progress} data-failed={film.state === 'failed' || undefined}>
      <p role="status">
        <StateMark kind={FILM_MARK[film.state]}>
          {film.isWaiting ? '변환 기다림' : filmStateLabel[film.state]}
        </StateMark>{' '}
        {sentence}
      </p>
      {share !== null && (
        <p>
          <progress aria-label={filmStateLabel[film.state]} max={100} value={share} />
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

function sendingSentence({ isBroken, sentBytes, sizeBytes }: NonNullable<FilmUpload['sending']>): string {
  const bytes = `${sizeOnScreen(sentBytes)} / ${sizeOnScreen(sizeBytes)}`
  return isBroken ? `${bytes} · 연결이 끊겼습니다. 다시 연결되면 이어서 올립니다.` : bytes
}

function Stop({ film }: { film: Film }) {
  const stop = useSend(stopFilm, { refresh: [readStaffLecture], refusedTitle: '중단하지 못했습니다' })
  const ask = async () => {
    const isSure = await askConfirm('올린 파일과 변환한 영상이 삭제됩니다. 공개한 영상은 그대로입니다.', {
      title: `${withParticle(`버전 ${film.edition}`, '을')} 중단할까요?`,
      confirmLabel: '중단',
      cancelLabel: '계속하기',
      isDanger: true,
    })
    if (isSure) stop.mutate({ filmNo: film.filmNo })
  }
  return (
    <Button tone="quiet" size="small" busy={stop.isPending} onClick={() => void ask()}>
      버전 {film.edition} 중단
    </Button>
  )
}

function NextAct({ film, upload }: Pick<FilmPanelProps, 'film' | 'upload'>) {
  const { state } = film
  if (state === 'uploading') return <Sending upload={upload} />
  if (state === 'failed') return <Failed film={film} upload={upload} />
  if (state === 'captions') return <CaptionsForm film={film} />
  return state === 'ready' ? <Publish film={film} /> : null
}

function Sending({ upload: { sending, choose, goOn } }: { upload: FilmUpload }) {
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

/** Another file takes its place; one that broke off may also be converted once more. */
function Failed({ film: { filmNo, failure }, upload }: Pick<FilmPanelProps, 'film' | 'upload'>) {
  const file = useRef<File>(null)
  const again = useSend(convertFilmAgain, {
    refresh: [readStaffLecture],
    refusedTitle: '다시 변환하지 못했습니다',
  })
  const stop = useSend(stopFilm, {
    refresh: [readStaffLecture],
    onDone: () => {
      if (file.current) upload.choose(file.current)
    },
    refusedTitle: '다시 올리지 못했습니다',
  })
  return (
    <div className={styles.acts}>
      {failure === 'broken' && (
        <Button size="small" busy={again.isPending} onClick={() => again.mutate({ filmNo })}>
          다시 변환
        </Button>
      )}
      <FileChoice
        label="영상 파일"
        accept="video/*,.mkv,.mov"
        tone={failure === 'broken' ? 'secondary' : 'primary'}
        onChoose={(chosen) => {
          file.current = chosen
          stop.mutate({ filmNo })
        }}
      >
        <CloudUpload aria-hidden />
        파일 다시 올리기
      </FileChoice>
    </div>
  )
}

function Publish({ film: { filmNo, edition } }: { film: Film }) {
  const publish = useSend(publishFilm, {
    refresh: [readStaffLecture],
    onDone: () =>
      showToast(
        `${withParticle(`버전 ${edition}`, '을')} 공개했습니다. 지금 듣는 사람은 다음에 열 때 봅니다.`,
      ),
    refusedTitle: '공개하지 못했습니다',
  })
  return (
    <Button size="small" busy={publish.isPending} onClick={() => publish.mutate({ filmNo })}>
      버전 {edition} 공개하기
    </Button>
  )
}
