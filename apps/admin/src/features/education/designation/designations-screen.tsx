import { Link } from 'react-router-dom'
import { listSubmittedDesignations } from '@hygiene/contracts/education/designation/staff/list-submitted-designations'
import { DataTable } from '../../../shared/data-table/data-table.tsx'
import type { AdminFound } from '../../../shared/data-table/table-types.ts'
import { ExportButton } from '../../../shared/export/export-button.tsx'
import { enrolmentKey, kindLabel } from '../../../shared/enrolment-state/enrolment-kind.ts'
import { Mark } from '../../../shared/state-mark/mark.tsx'
import { DESIGNATION_COLUMNS, DESIGNATION_FILTERS, DESIGNATION_VIEWS } from './designation-columns.tsx'
import { type Designation, verdictState } from './designation-text.ts'

const SORT = { by: 'submittedAt', isDescending: true } as const
const keyOf = ({ fileNo }: Designation) => fileNo

const exported = (found: AdminFound | undefined) => (
  <ExportButton screen="designations" unit="건" found={found} />
)

/** The confirmations operators have handed in, both kinds. */
export function DesignationsScreen() {
  return (
    <DataTable
      screen="designations"
      title="지정확인서"
      noun="지정확인서"
      unit="건"
      contract={listSubmittedDesignations}
      actionsOn={exported}
      columns={DESIGNATION_COLUMNS}
      filters={DESIGNATION_FILTERS}
      views={DESIGNATION_VIEWS}
      sort={SORT}
      text="이름, 업소명"
      whenEmpty={
        <>
          <span>위생관리책임자로 신청한 분이 지정확인서를 내면 여기에 보입니다.</span>
          <Link to="/enrolments">수강 신청 보기</Link>
        </>
      }
      rowKey={keyOf}
      hrefOf={(row) => `/designations/${enrolmentKey(row)}`}
      nameOf={({ businessName }) => businessName}
      card={(row) => ({
        head: row.businessName,
        note: `${row.userName} · ${kindLabel[row.kind]} · ${row.year}년`,
        end: <Mark {...verdictState(row.verdict)} />,
      })}
    />
  )
}
