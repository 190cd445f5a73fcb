import { Loaded, read } from '@hygiene/client'
import { readQuestion } from '@hygiene/contracts'
import { Button, NoticeBox } from '@hygiene/ui'
import { useQuery } from '@tanstack/react-query'
import { ChangeTable } from '../../shared/change-dialog/change-table.tsx'
import { differenceOf, type Typed, typedOf } from './question-form.ts'
import type { Banks, QuestionRecord } from './question-words.ts'
import styles from './questions.module.css'

type QuestionConflictProps = {
  /** The version that another employee has written. */
  latestNo: number
  lectures: Banks['lectures']
  typed: Typed
  onTakeSaved: () => void
  onKeepMine: (latest: QuestionRecord) => void
}

/** Of two editors the later sees both: what was saved beside what was typed. */
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
          const writer = latest.editions[0]?.writtenBy ?? '다른 직원'
          return (
            <NoticeBox tone="warn" live title={`${writer} 님이 먼저 저장했습니다.`}>
              {rows.length > 0 ? (
                <ChangeTable
                  caption="두 사람이 고친 것"
                  headings={{ before: '저장된 것', after: '내가 고친 것' }}
                  rows={rows}
                />
              ) : (
                <p>두 내용이 같습니다.</p>
              )}
              <Button tone="secondary" size="small" onClick={onTakeSaved}>
                저장된 것 쓰기
              </Button>{' '}
              {rows.length > 0 && (
                <Button tone="secondary" size="small" onClick={() => onKeepMine(latest)}>
                  내 것으로 다시 저장하기
                </Button>
              )}
            </NoticeBox>
          )
        }}
      </Loaded>
    </div>
  )
}
