import { listSubmittedDesignations as contract } from '@hygiene/contracts/education/designation/staff/list-submitted-designations'
import { readKeyset } from '@hygiene/db/keyset'
import { operation } from '../../../kit/operation.ts'
import { designationColumns, designationOf, type DesignationRow } from '../designation-rows.ts'
import { designationKeyset, findDesignations } from '../find-designations.ts'

export const listSubmittedDesignations = operation(contract, async ({ db, input, now, log }) => {
  const { rows, ...page } = await readKeyset<DesignationRow, 'submittedAt'>(
    db,
    designationKeyset,
    { ...findDesignations(input, now), columns: designationColumns(now) },
    input,
    now,
  )
  log({ shown: rows.map(({ memberNo }) => memberNo) })
  return { ...page, list: rows.map(designationOf) }
})
