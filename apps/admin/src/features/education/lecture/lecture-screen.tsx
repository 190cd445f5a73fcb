import { read } from '@hygiene/client'
import { readStaffLecture } from '@hygiene/contracts/education/lecture/staff/read-staff-lecture'
import { filmStateLabel, isFilmUnderWay, staffMay } from '@hygiene/domain'
import { Button } from '@hygiene/ui'
import { useQuery } from '@tanstack/react-query'
import { ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import { Link, useParams } from 'react-router-dom'
import { DeskScreen } from '../../../app/layout/desk-screen.tsx'
import { LoadedScreen } from '../../../app/layout/loaded-screen.tsx'
import { NotFoundScreen } from '../../../app/layout/not-found-screen.tsx'
import { useEmployee } from '../../../app/login/staff-login.ts'
import { StateMark } from '../../../shared/state-mark/state-mark.tsx'
import standing from '../../../shared/record/standing.module.css'
import { FilmPanel } from './film-panel.tsx'
import { FilmsTable } from './films-table.tsx'
import { FormerTitles } from './former-titles.tsx'
import { LectureSide } from './lecture-side.tsx'
import { clockLength, FILM_MARK, isMovingFilm, type LectureRecord } from './lecture-words.ts'
import { LecturesScreen } from './lectures-screen.tsx'
import styles from './lectures.module.css'
import { UploadPanel } from './upload-panel.tsx'
import { useFilmUpload } from './use-film-upload.ts'
import { WordsDialog } from './words-dialog.tsx'

/** While a film moves its share is seen to grow. */
const WHILE_MOVING_MS = 2_000

/** `/lectures` is the list; `/lectures/:no` a lecture, its film on the way, and the films before. */
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
      state.data?.films.some((film) => isMovingFilm(film.state)) ? WHILE_MOVING_MS : false,
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
  const upload = useFilmUpload(record.lectureNo)
  const film = record.films.find(({ state }) => isFilmUnderWay(state))
  return (
    <DeskScreen
      title={record.title}
      path={
        <Link className={standing.link} to="/lectures">
          강의
        </Link>
      }
      note={<Standing record={record} />}
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
      {film && (
        <FilmPanel
          key={film.filmNo}
          lectureNo={record.lectureNo}
          film={film}
          upload={upload}
          mayChange={mayChange}
        />
      )}
      {!film && mayChange && <UploadPanel isFirst={record.filmEdition === 0} upload={upload} />}
      <FilmsTable record={record} />
      <FormerTitles record={record} />
      {isRenaming && <WordsDialog record={record} onClose={() => setIsRenaming(false)} />}
      <p className={styles.promise}>
        <ShieldCheck aria-hidden />
        영상을 바꿔도 이미 인정된 시간은 그대로입니다. 듣는 중인 사람은 다음에 열 때 새 영상을 봅니다.
      </p>
    </DeskScreen>
  )
}

function Standing({ record: { films, filmEdition, durationSeconds } }: { record: LectureRecord }) {
  const film = films.find(({ state }) => isFilmUnderWay(state))
  return (
    <span className={standing.standing}>
      {filmEdition === 0 ? (
        <StateMark kind="waiting">영상 없음</StateMark>
      ) : (
        <StateMark kind="done">
          버전 {filmEdition} 공개 · {clockLength(durationSeconds)}
        </StateMark>
      )}
      {film && (
        <StateMark kind={FILM_MARK[film.state]}>
          버전 {film.edition} {filmStateLabel[film.state]}
        </StateMark>
      )}
    </span>
  )
}
