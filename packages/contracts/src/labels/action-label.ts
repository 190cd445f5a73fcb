import { auditSubjectLabel, type LoggedRow } from '@hygiene/domain/staff/audit-log/audit-subject'
import { CHANGE_LABELS, VIEW_LABELS } from '../generated/action-labels.ts'
import { CONSOLE_LABELS, CONSOLE_VIEW_LABELS } from './console-labels.ts'
import { subjectText } from './subject-formats.ts'

const VIEWS = { ...VIEW_LABELS, ...CONSOLE_VIEW_LABELS }

/** The label of each operation that the log of staff names. */
export const ACTION_LABELS: ReadonlyMap<string, string> = new Map(
  Object.entries({ ...CHANGE_LABELS, ...CONSOLE_LABELS, ...VIEWS }),
)

/** Operations that only show a person's data. */
export const viewActions: readonly string[] = Object.keys(VIEWS)

/** A digest of a file, whole or cut at the end of its column. */
const DIGEST = /\b[\da-f]{32,}\b\s*(·\s*)?/g

/** The label of an operation without its subject; an operation that this version does not know has the same one as all others. */
export const operationLabel = (operation: string): string => ACTION_LABELS.get(operation) ?? '기타 처리'

/** «교육장 쓰임 바꾸기 교육장 3: 사용 중지»: an entry of the log in Korean. */
export function actionLabel({ operation, subjectKind, subjectNo, detail }: LoggedRow): string {
  const label = operationLabel(operation)
  if (!ACTION_LABELS.has(operation)) return label
  const noun = subjectKind === null ? '' : auditSubjectLabel[subjectKind]
  const no = subjectNo === null ? '' : `${subjectNo}`
  return [label, subjectText(operation, { noun, no, detail })].filter(Boolean).join(' ')
}

/** A reason of the log without the digest of a file. */
export const auditReasonText = (reason: string): string => reason.replace(DIGEST, '').trim()
