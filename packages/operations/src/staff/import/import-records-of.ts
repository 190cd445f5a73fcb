import type { ImportKindName } from '@hygiene/domain/staff/import/import-kinds'
import type { ImportRecords } from './import-records.ts'
import { depositRows } from './kinds/deposit-rows.ts'
import { enrolmentRows } from './kinds/enrolment-rows.ts'
import { exemptionRows } from './kinds/exemption-rows.ts'
import { memberRows } from './kinds/member-rows.ts'
import { postRows } from './kinds/post-rows.ts'
import { questionRows } from './kinds/question-rows.ts'
import { oldRecordRows } from './kinds/old-record-rows.ts'
import { sessionRows } from './kinds/session-rows.ts'

const RECORDS: Readonly<Record<ImportKindName, ImportRecords>> = {
  members: memberRows,
  enrolments: enrolmentRows,
  oldRecords: oldRecordRows,
  posts: postRows,
  exemptions: exemptionRows,
  questions: questionRows,
  sessions: sessionRows,
  deposits: depositRows,
}

export const importRecordsOf = (kind: string): ImportRecords => RECORDS[kind as ImportKindName]
