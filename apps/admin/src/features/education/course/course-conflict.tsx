import { courseDifference, type CourseRules } from '@hygiene/domain/education/course/course-rules'
import { ConflictBox } from '../../../shared/change-dialog/conflict-box.tsx'
import type { CourseRecord, Rules } from './course-text.ts'
import { sentOf, type Typed } from './draft-form.ts'

type CourseConflictProps = {
  record: CourseRecord
  saved: Rules
  savedBy: string
  typed: Typed
  onKeepMine: () => void
  onTakeSaved: () => void
}

export function CourseConflict({ record, saved, savedBy, typed, ...actions }: CourseConflictProps) {
  const rows = courseDifference(datedRules(saved), rulesTyped(record, typed))
  return <ConflictBox savedBy={savedBy} rows={rows} {...actions} />
}

export function datedRules({ windows, ...rules }: Rules): CourseRules {
  return {
    ...rules,
    windows: windows.map(({ opensAt, closesAt }) => ({
      opensAt: new Date(opensAt),
      closesAt: new Date(closesAt),
    })),
  }
}

export function rulesTyped({ lectures }: Pick<CourseRecord, 'lectures'>, typed: Typed): CourseRules {
  const { lectureNos, windows, ...rules } = sentOf(typed)
  return {
    ...datedRules({ ...rules, windows, lectures: [] }),
    lectures: lectureNos.flatMap((no) => lectures.find(({ lectureNo }) => lectureNo === no) ?? []),
  }
}
