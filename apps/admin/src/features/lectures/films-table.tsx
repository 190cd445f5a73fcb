import { filmStateLabel } from '@hygiene/domain'
import type { Column } from '@hygiene/ui'
import { shortInstant } from '../../shared/money/instant-words.ts'
import { Panel } from '../../shared/record/panel.tsx'
import { RecordTable } from '../../shared/record/record-table.tsx'
import { StateMark } from '../../shared/state-mark/state-mark.tsx'
import { clockLength, type Film, FILM_MARK, type LectureRecord } from './lecture-words.ts'

const COLUMNS: readonly Column<Film>[] = [
  { header: '판', isHeading: true, cell: ({ edition }) => `${edition}판` },
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
]

function captionWords({ captionCues, needlessWords }: Film): string {
  if (captionCues !== null) return `${captionCues}개`
  return needlessWords ? `없음: ${needlessWords}` : '-'
}

/** All films of a lecture, the newest first. */
export function FilmsTable({ record: { films, filmEdition } }: { record: LectureRecord }) {
  if (films.length === 0 && filmEdition === 0) return null
  return (
    <Panel title="판 기록" note={films.length === 0 ? '처음부터 있던 1판이 나가고 있습니다.' : undefined}>
      {films.length > 0 && (
        <RecordTable
          caption="영상의 판"
          columns={COLUMNS}
          rows={films}
          rowKey={({ filmNo }) => filmNo}
          isChosen={({ edition }) => edition === filmEdition}
        />
      )}
    </Panel>
  )
}
