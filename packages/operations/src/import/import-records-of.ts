import type { ImportKindName } from '@hygiene/domain'
import type { ImportRecords } from './import-records.ts'
import { exemptionRows } from './kinds/exemption-rows.ts'
import { questionRows } from './kinds/question-rows.ts'
import { oldRecordRows } from './kinds/old-record-rows.ts'

const RECORDS: Readonly<Record<ImportKindName, ImportRecords>> = {
  oldRecords: oldRecordRows,
  exemptions: exemptionRows,
  questions: questionRows,
}

export const importRecordsOf = (kind: string): ImportRecords => RECORDS[kind as ImportKindName]
