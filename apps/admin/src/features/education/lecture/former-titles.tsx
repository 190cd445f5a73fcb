import { shortInstant } from '../../../shared/money/instant-text.ts'
import { Panel } from '../../../shared/record/panel.tsx'
import { RecordTable } from '../../../shared/record/record-table.tsx'
import type { LectureRecord } from './lecture-text.ts'

/** Words that the lecture had before, the latest first. */
export function FormerTitles({ record: { formerTitles } }: { record: LectureRecord }) {
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
