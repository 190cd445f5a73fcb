import { Loaded, read } from '@hygiene/client'
import { readQuestion } from '@hygiene/contracts/education/question-bank/staff/read-question'
import { useQuery } from '@tanstack/react-query'
import { ConflictBox } from '../../../shared/change-dialog/conflict-box.tsx'
import { differenceOf, type Typed, typedOf } from './question-form.ts'
import type { Banks, QuestionRecord } from './question-text.ts'
import styles from './questions.module.css'

type QuestionConflictProps = {
  /** The version that another employee has written. */
  latestNo: number
  lectures: Banks['lectures']
  typed: Typed
  onTakeSaved: () => void
  onKeepMine: (latest: QuestionRecord) => void
}

/** The difference of a version, where another employee was faster. */
export function QuestionConflict({
  latestNo,
  lectures,
  typed,
  onTakeSaved,
  onKeepMine,
}: QuestionConflictProps) {
  const query = useQuery({ ...read(readQuestion, { questionNo: latestNo }), staleTime: 0 })
  return (
    <div className={styles.part}>
      <Loaded query={query}>
        {(latest) => {
          const rows = differenceOf(typedOf(latest), typed, lectures)
          return (
            <ConflictBox
              savedBy={latest.editions[0]?.writtenBy ?? '다른 직원'}
              rows={rows}
              onTakeSaved={onTakeSaved}
              onKeepMine={rows.length > 0 ? () => onKeepMine(latest) : undefined}
            />
          )
        }}
      </Loaded>
    </div>
  )
}
