import { Loaded, read } from '@hygiene/client'
import { readStaffSurvey } from '@hygiene/contracts/education/survey/staff/read-staff-survey'
import { useQuery } from '@tanstack/react-query'
import { ConflictBox } from '../../../shared/change-dialog/conflict-box.tsx'
import { differenceOf, type Typed, typedOf } from './survey-form.ts'
import styles from './surveys.module.css'

type SurveyConflictProps = {
  /** The version that another employee has written. */
  latestNo: number
  typed: Typed
  onTakeSaved: () => void
  onKeepMine: () => void
}

/** The difference of a version, where another employee was faster. */
export function SurveyConflict({ latestNo, typed, onTakeSaved, onKeepMine }: SurveyConflictProps) {
  const query = useQuery({ ...read(readStaffSurvey, { surveyNo: latestNo }), staleTime: 0 })
  return (
    <div className={styles.part}>
      <Loaded query={query}>
        {(latest) => {
          const rows = differenceOf(typedOf(latest), typed)
          return (
            <ConflictBox
              savedBy={latest.writtenBy ?? '다른 직원'}
              rows={rows}
              onTakeSaved={onTakeSaved}
              onKeepMine={rows.length > 0 ? onKeepMine : undefined}
            />
          )
        }}
      </Loaded>
    </div>
  )
}
