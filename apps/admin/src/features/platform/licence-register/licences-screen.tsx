import { listLicenceChecks } from '@hygiene/contracts/platform/licence-register/staff/list-licence-checks'
import { DataTable } from '../../../shared/data-table/data-table.tsx'
import { Mark } from '../../../shared/state-mark/mark.tsx'
import { LICENCE_COLUMNS, LICENCE_FILTERS, LICENCE_VIEWS } from './licence-columns.tsx'
import { causeLabel, differenceText, type LicenceCheck, stateText } from './licence-text.ts'

const SORT = { by: 'madeAt', isDescending: false } as const
const keyOf = ({ checkNo }: LicenceCheck) => checkNo

/** Places that the register does not know, and those it tells otherwise since. */
export function LicencesScreen() {
  return (
    <DataTable
      screen="licences"
      title="업소 확인"
      noun="업소"
      unit="건"
      contract={listLicenceChecks}
      columns={LICENCE_COLUMNS}
      filters={LICENCE_FILTERS}
      views={LICENCE_VIEWS}
      sort={SORT}
      text="업소명, 이름, 영업신고번호"
      rowKey={keyOf}
      hrefOf={({ checkNo }) => `/licences/${checkNo}`}
      nameOf={({ businessName }) => businessName}
      card={(row) => ({
        head: row.businessName,
        note: `${causeLabel[row.cause]} · ${differenceText(row.differences)}`,
        end: <Mark {...stateText[row.state]} />,
      })}
    />
  )
}
