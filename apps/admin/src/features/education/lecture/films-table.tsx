import { filmStateLabel, isFilmUnderWay, withParticle } from '@hygiene/domain'
import type { Column } from '@hygiene/ui'
import { shortInstant } from '../../../shared/money/instant-words.ts'
import { Panel } from '../../../shared/record/panel.tsx'
import { RecordTable } from '../../../shared/record/record-table.tsx'
import { StateMark } from '../../../shared/state-mark/state-mark.tsx'
import { FilmButton } from './film-dialog.tsx'
import { clockLength, type Film, FILM_MARK, type LectureRecord } from './lecture-words.ts'

const columnsOf = (lectureNo: number): readonly Column<Film>[] => [
  { header: '버전', isHeading: true, cell: ({ edition }) => `버전 ${edition}` },
  {
    header: '상태',
    cell: ({ state }) => <StateMark kind={FILM_MARK[state]}>{filmStateLabel[state]}</StateMark>,
  },
  {
    header: '길이',
    align: 'end',
    cell: ({ durationSeconds }) => (durationSeconds === null ? '-' : clockLength(durationSeconds)),
  },
  { header: '자막', cell: captionWords },
  { header: '파일', cell: ({ fileName }) => fileName || '처음부터 있던 영상' },
  {
    header: '공개',
    cell: ({ publishedAt, publishedBy }) =>
      publishedAt ? `${shortInstant(publishedAt)} ${publishedBy ?? ''}` : '-',
  },
  { header: '영상', cell: (film) => <Watch lectureNo={lectureNo} film={film} /> },
]

/** One that is under way is played in its panel. */
function Watch({ lectureNo, film }: { lectureNo: number; film: Film }) {
  const { edition, isPlayable, removedAt, state } = film
  if (removedAt) return `${shortInstant(removedAt)} 지움`
  return isPlayable && !isFilmUnderWay(state) ? <FilmButton lectureNo={lectureNo} edition={edition} /> : '-'
}

function captionWords({ captionCues, needlessWords }: Film): string {
  if (captionCues !== null) return `${captionCues}개`
  return needlessWords ? `없음: ${needlessWords}` : '-'
}

/** All films of a lecture, the newest first. */
export function FilmsTable({ record: { lectureNo, films, filmEdition } }: { record: LectureRecord }) {
  if (films.length === 0 && filmEdition === 0) return null
  const hasShown = filmEdition === 0 || films.some(({ edition }) => edition === filmEdition)
  return (
    <Panel
      title="버전 기록"
      note={
        hasShown ? undefined : `처음부터 있던 ${withParticle(`버전 ${filmEdition}`, '이')} 나가고 있습니다.`
      }
      actions={!hasShown && <FilmButton lectureNo={lectureNo} edition={filmEdition} />}
    >
      {films.length > 0 && (
        <RecordTable
          caption="영상 버전"
          columns={columnsOf(lectureNo)}
          rows={films}
          rowKey={({ filmNo }) => filmNo}
          isChosen={({ edition }) => edition === filmEdition}
        />
      )}
    </Panel>
  )
}
