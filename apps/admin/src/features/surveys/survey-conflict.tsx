import { Loaded, read } from '@hygiene/client'
import { readStaffSurvey } from '@hygiene/contracts'
import { Button, NoticeBox } from '@hygiene/ui'
import { useQuery } from '@tanstack/react-query'
import { ChangeTable } from '../../shared/change-dialog/change-table.tsx'
import { differenceOf, type Typed, typedOf } from './survey-form.ts'
import styles from './surveys.module.css'

type SurveyConflictProps = {
  /** The version that another employee has written. */
  latestNo: number
  typed: Typed
  onTakeSaved: () => void
  onKeepMine: () => void
}

/** Of two editors the later sees both: what was saved beside what was typed. */
export function SurveyConflict({ latestNo, typed, onTakeSaved, onKeepMine }: SurveyConflictProps) {
  const query = useQuery({ ...read(readStaffSurvey, { surveyNo: latestNo }), staleTime: 0 })
  return (
    <div className={styles.part}>
      <Loaded query={query}>
        {(latest) => {
          const rows = differenceOf(typedOf(latest), typed)
          return (
            <NoticeBox tone="warn" live title={`${latest.writtenBy ?? '다른 직원'} 님이 먼저 저장했습니다.`}>
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
                <Button tone="secondary" size="small" onClick={onKeepMine}>
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
