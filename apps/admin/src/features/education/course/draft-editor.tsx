import { useSend } from '@hygiene/client'
import { dropCourseDraft } from '@hygiene/contracts/education/course/staff/drop-course-draft'
import { readStaffCourse } from '@hygiene/contracts/education/course/staff/read-staff-course'
import { saveCourseDraft } from '@hygiene/contracts/education/course/staff/save-course-draft'
import { courseDifference } from '@hygiene/domain/education/course/course-rules'
import { formatSeoulDateTime, seoulTime } from '@hygiene/domain/time/seoul-day'
import { Button, showToast, useAlert, useConfirm } from '@hygiene/ui'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { AdminScreen } from '../../../app/layout/admin-screen.tsx'
import { useKeys } from '../../../shared/keys/use-keys.ts'
import { CourseConflict, datedRules, rulesTyped } from './course-conflict.tsx'
import { CourseNeeds } from './course-needs.tsx'
import { CoursesLink, Status, Tabs } from './course-parts.tsx'
import { type CourseRecord, courseTitle, type CourseVersion } from './course-text.ts'
import styles from './courses.module.css'
import { Differences, TwoPeopleNote } from './draft-side.tsx'
import { type Errors, errorsOf, isSame, sentOf, type Typed, typedOf } from './draft-form.ts'
import { LectureOrder } from './lecture-order.tsx'
import { PeopleSide } from './people-side.tsx'
import { PublishDialog } from './publish-dialog.tsx'
import { RuleFields } from './rule-fields.tsx'
import { WindowFields } from './window-fields.tsx'

type DraftEditorProps = {
  record: CourseRecord
  version: CourseVersion
  draft: NonNullable<CourseRecord['draft']>
}

export function DraftEditor({ record, version, draft }: DraftEditorProps) {
  const go = useNavigate()
  const alert = useAlert()
  const confirm = useConfirm()
  const [typed, setTyped] = useState<Typed>(() => typedOf(version.rules))
  const [seen, setSeen] = useState(draft.revision)
  const [errors, setErrors] = useState<Errors>({})
  const [isPublishing, setIsPublishing] = useState(false)
  const { courseNo, savedAt, savedBy } = draft
  const saved = typedOf(version.rules)
  const isDirty = !isSame(typed, saved)
  const [, before] = record.versions
  const isValid = Object.keys(errorsOf(typed)).length === 0
  const differences =
    isValid && before
      ? courseDifference(datedRules(before.rules), rulesTyped(record, typed))
      : version.differences

  const save = useSend(saveCourseDraft, {
    refresh: [readStaffCourse],
    onDone: ({ revision }) => {
      setSeen(revision)
      showToast('초안을 저장했습니다.')
    },
    // Skips the alert for `COURSE_DRAFT_CHANGED`: both drafts are shown below instead.
    onRefused: async ({ refusal, message }) => {
      if (refusal !== 'COURSE_DRAFT_CHANGED') await alert(message, { title: '저장하지 못했습니다' })
    },
  })
  const drop = useSend(dropCourseDraft, {
    refresh: [readStaffCourse],
    onDone: () => void go(`/courses/${before?.courseNo ?? ''}`, { replace: true }),
    refusedTitle: '초안을 버리지 못했습니다',
  })

  const isBehind = draft.revision !== seen && !save.isPending

  function store(revision: number) {
    const wrong = errorsOf(typed)
    setErrors(wrong)
    if (Object.keys(wrong).length === 0 && !save.isPending)
      save.mutate({ courseNo, revision, ...sentOf(typed) })
  }
  async function discard() {
    const question = '초안을 버리면 수정한 것이 모두 사라집니다. 공개한 버전은 그대로입니다.'
    const text = { title: '초안을 버리시겠습니까?', confirmLabel: '버리기', cancelLabel: '취소' }
    if (await confirm(question, text)) drop.mutate({ courseNo, revision: draft.revision })
  }
  const type = (more: Partial<Typed>) => setTyped((was) => ({ ...was, ...more }))
  useKeys([{ keys: 'Ctrl+Enter', label: '초안 저장', run: () => store(seen) }])

  return (
    <AdminScreen
      title={courseTitle(record)}
      path={<CoursesLink />}
      note={<Status record={record} version={version} />}
      views={<Tabs record={record} version={version} />}
      isFlush
      actions={
        <>
          <span className={styles.saved}>
            {isDirty ? '저장하지 않은 것이 있습니다' : `${seoulTime(new Date(savedAt))} ${savedBy} 저장`}
          </span>
          <Button tone="secondary" size="small" busy={drop.isPending} onClick={() => void discard()}>
            초안 버리기
          </Button>
          <Button
            tone="secondary"
            size="small"
            busy={save.isPending}
            unavailable={!isDirty}
            onClick={() => store(seen)}
          >
            초안 저장
          </Button>
          <Button size="small" unavailable={isDirty || isBehind} onClick={() => setIsPublishing(true)}>
            {record.needsTwoPeople ? '승인 요청하기' : '공개하기'}
          </Button>
        </>
      }
      side={
        <PeopleSide
          record={record}
          version={{ ...version, rules: shownRules(record, typed, version, isValid) }}
        >
          <Differences differences={differences} before={before} />
          {record.needsTwoPeople && <TwoPeopleNote pendingApprovalNo={record.pendingApprovalNo} />}
        </PeopleSide>
      }
    >
      {isBehind && isValid && (
        <CourseConflict
          record={record}
          saved={version.rules}
          savedBy={`${savedBy} (${formatSeoulDateTime(new Date(savedAt))})`}
          typed={typed}
          onKeepMine={() => store(draft.revision)}
          onTakeSaved={() => {
            setTyped(saved)
            setSeen(draft.revision)
          }}
        />
      )}
      <CourseNeeds needs={record.needs} />
      <section className={styles.part}>
        <h2>
          규칙{' '}
          <small>
            {before
              ? `바꾼 것 ${differences.length}가지 · 나머지는 버전 ${before.edition} 그대로`
              : `${record.year}년 첫 버전`}
          </small>
        </h2>
        <RuleFields
          typed={typed}
          before={before?.rules ?? null}
          errors={errors}
          isOnline={record.onlineType === 1}
          bankCount={record.bankCount}
          onType={type}
        />
        {record.onlineType === 1 && (
          <WindowFields
            year={record.year}
            windows={typed.windows}
            error={errors.windows}
            onChange={(windows) => type({ windows })}
          />
        )}
      </section>
      {record.onlineType === 1 && (
        <LectureOrder
          lectures={record.lectures}
          chosen={typed.lectureNos}
          before={before?.rules ?? null}
          onChange={(lectureNos) => type({ lectureNos })}
        />
      )}
      {isPublishing && (
        <PublishDialog
          record={record}
          draft={{ courseNo, revision: draft.revision, edition: version.edition }}
          rows={before ? differences : courseDifference(null, datedRules(version.rules))}
          onClose={() => setIsPublishing(false)}
        />
      )}
    </AdminScreen>
  )
}

/** Returns the typed rules for the preview, or the saved ones while a field is invalid. */
function shownRules(record: CourseRecord, typed: Typed, version: CourseVersion, isValid: boolean) {
  return isValid ? { ...version.rules, ...sentOf(typed) } : version.rules
}
