import { CHANGING_LABELS } from './changing-labels.ts'
import { CONSOLE_LABELS } from './console-labels.ts'
import { LINKED_LOGIN_LABELS } from './linked-login-labels.ts'
import { VIEWING_LABELS } from './viewing-labels.ts'
import { SUBJECT_LABELS } from './subject-labels.ts'

/** The label of each action that the log of staff names. */
export const ACTION_LABELS: ReadonlyMap<string, string> = new Map(
  Object.entries({ ...CHANGING_LABELS, ...LINKED_LOGIN_LABELS, ...VIEWING_LABELS, ...CONSOLE_LABELS }),
)

/** Acts that only show a person's data. */
export const viewActions: readonly string[] = Object.keys(VIEWING_LABELS)

/** Acts whose subject is data as it was typed: an id of an employee, a network, a name of a file, words that were searched. */
const NAMES_DATA = new Set([
  'addEmployee',
  'changeEmployeeRole',
  'changeEmployeePassword',
  'resetEmployeeApp',
  'disableEmployee',
  'disableAccount',
  'makeSetUpLink',
  'requestInvite',
  'resetApp',
  'reviewRights',
  'blockRange',
  'unblockRange',
  'findRecords',
  'updateRegions',
])

/** A digest of a file, whole or cut at the end of its column. */
const DIGEST = /\b[\da-f]{32,}\b\s*(·\s*)?/g
/** What the queue of a job puts before its number. */
const QUEUE_MARK = /^outbox-/

/** «접속 차단 203.0.113.0/24»: an entry of the log in Korean, without a code, a digest or the name of an operation. */
export function actionLabel(action: string): string {
  const [name = '', ...about] = action.split(' ')
  const label = ACTION_LABELS.get(name)
  return label === undefined ? '기타 처리' : [label, ...subjectOf(name, about)].join(' ').replace(/,$/, '')
}

function subjectOf(name: string, about: readonly string[]): string[] {
  const labels = SUBJECT_LABELS[name] ?? {}
  return about.flatMap((word, place) => {
    const code = word.replace(QUEUE_MARK, '')
    const known = labels[code.replace(/,$/, '')]
    if (known !== undefined) return code.endsWith(',') ? `${known},` : known
    // The column cuts the last word, so a code may be known no more.
    const isData = NAMES_DATA.has(name) && (place === 0 || !SUBJECT_LABELS[name])
    return /[A-Za-z]/.test(code) && !isData ? [] : code
  })
}

/** A reason of the log without the digest of a file. */
export const auditReasonText = (reason: string): string => reason.replace(DIGEST, '').trim()
