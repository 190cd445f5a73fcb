import { formatSeoulDateTime } from '@hygiene/domain/time/seoul-day'
import { Link } from 'react-router-dom'
import { RecordTable } from '../../../shared/record/record-table.tsx'
import recordParts from '../../../shared/record/record-parts.module.css'
import { banksText, percent, type QuestionRecord } from './question-text.ts'
import styles from './questions.module.css'

/** All versions of a question, the latest first. */
export function EditionsTable({ record }: { record: QuestionRecord }) {
  return (
    <section className={styles.part}>
      <h2>버전 기록</h2>
      <RecordTable
        caption="버전 기록"
        rows={record.editions}
        rowKey={({ questionNo }) => questionNo}
        isChosen={({ questionNo }) => questionNo === record.questionNo}
        columns={[
          {
            header: '버전',
            isHeading: true,
            cell: EditionLink,
          },
          { header: '은행', cell: ({ banks }) => banksText(banks) },
          {
            header: '작성 일시',
            cell: ({ writtenAt, writtenBy }) =>
              writtenAt === null ? '-' : `${formatSeoulDateTime(new Date(writtenAt))} ${writtenBy ?? ''}`,
          },
          { header: '응답', align: 'end', cell: ({ answers }) => answers.toLocaleString('ko-KR') },
          { header: '정답률', align: 'end', cell: ({ share }) => percent(share) },
        ]}
      />
    </section>
  )
}

function EditionLink({ questionNo, edition }: QuestionRecord['editions'][number]) {
  return (
    <Link className={recordParts.link} to={`/questions/${questionNo}`}>
      버전 {edition}
    </Link>
  )
}
