import { courseDifference, type CourseRules } from '@hygiene/domain'
import { Button, NoticeBox } from '@hygiene/ui'
import { ChangeTable } from '../../shared/change-dialog/change-table.tsx'
import type { CourseRecord, Rules } from './course-words.ts'
import { sentOf, type Typed } from './draft-form.ts'

type ConflictBoxProps = {
  record: CourseRecord
  /** As another employee has saved it. */
  saved: Rules
  savedBy: string
  typed: Typed
  onKeepMine: () => void
  onTakeSaved: () => void
}

/** Of two editors the later sees both: what was saved beside what was typed. */
export function ConflictBox({ record, saved, savedBy, typed, onKeepMine, onTakeSaved }: ConflictBoxProps) {
  const rows = courseDifference(datedRules(saved), rulesTyped(record, typed))
  return (
    <NoticeBox tone="warn" live title={`${savedBy} 님이 먼저 저장했습니다.`}>
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
      <Button tone="secondary" size="small" onClick={onKeepMine}>
        내 것으로 다시 저장하기
      </Button>
    </NoticeBox>
  )
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

/** A typed draft without errors, as the rule of differences reads it. */
export function rulesTyped({ lectures }: Pick<CourseRecord, 'lectures'>, typed: Typed): CourseRules {
  const { lectureNos, windows, ...rules } = sentOf(typed)
  return {
    ...datedRules({ ...rules, windows, lectures: [] }),
    lectures: lectureNos.flatMap((no) => lectures.find(({ lectureNo }) => lectureNo === no) ?? []),
  }
}
