import { bankTitle } from '@hygiene/domain/education/question-bank/question-bank'
import { DefinitionList } from '@hygiene/ui'
import { bankKey, type Banks, type QuestionRecord } from './question-text.ts'
import styles from './questions.module.css'

/** What a version says, and where it stands. */
export function QuestionView({ record, banks }: { record: QuestionRecord; banks: Banks }) {
  const lecture = banks.lectures.find(({ lectureNo }) => lectureNo === record.lectureNo)
  return (
    <section className={styles.part}>
      <h2>{record.text}</h2>
      <DefinitionList
        items={[
          { term: '주제', detail: record.topic },
          { term: '정답', detail: `${record.answer + 1}. ${record.choices[record.answer] ?? ''}` },
          { term: '풀이', detail: record.explanation || '-' },
          { term: '가르치는 강의', detail: lecture?.title ?? '-' },
          {
            term: '은행',
            detail:
              record.banks.length === 0 ? (
                '어느 은행에도 없습니다'
              ) : (
                <ul className={styles.plain}>
                  {record.banks.map((bank) => (
                    <li key={bankKey(bank)}>{bankTitle(bank)}</li>
                  ))}
                </ul>
              ),
          },
        ]}
      />
      {record.drawnAt !== null && (
        <p className={styles.hint}>
          수정하면 새 버전이 됩니다. 이미 받은 응시지는 이 버전으로 풀고 채점합니다.
        </p>
      )}
    </section>
  )
}
