import { listExemptions } from '@hygiene/contracts/education/exemption/staff/list-exemptions'
import { exemptionGroundLabel } from '@hygiene/domain/education/exemption/exemption'
import { staffMay } from '@hygiene/domain/staff/permission/permissions'
import { Button } from '@hygiene/ui'
import { useQueryClient } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useEmployee } from '../../../app/login/staff-login.ts'
import { DataTable } from '../../../shared/data-table/data-table.tsx'
import type { AdminFound } from '../../../shared/data-table/table-types.ts'
import { ExportButton } from '../../../shared/export/export-button.tsx'
import { EndDialog } from './end-dialog.tsx'
import {
  courseText,
  EXEMPTION_COLUMNS,
  EXEMPTION_FILTERS,
  EXEMPTION_VIEWS,
  type ExemptionRow,
  ExemptionState,
} from './exemption-columns.tsx'
import { RequestDialog } from './request-dialog.tsx'

const SORT = { by: 'grantedAt', isDescending: true } as const
const keyOf = ({ exemptionNo }: ExemptionRow) => exemptionNo
const recordOf = ({ memberNo }: ExemptionRow) => `/members/${memberNo}`

const exported = (found: AdminFound | undefined) => (
  <ExportButton screen="exemptions" unit="건" found={found} />
)

/** Lists exemptions from courses and education at other institutions. `?member=` opens a request for that member. */
export function ExemptionsScreen() {
  const { role } = useEmployee()
  const mayGrant = staffMay(role, 'grantExemptions')
  const [query] = useSearchParams()
  const memberNo = Number(query.get('member')) || null
  const [isAsking, setIsAsking] = useState(memberNo !== null)
  const [ending, setEnding] = useState<ExemptionRow | null>(null)
  const queries = useQueryClient()
  return (
    <>
      <DataTable
        screen="exemptions"
        title="인정·면제"
        noun="인정·면제"
        unit="건"
        contract={listExemptions}
        actionsOn={exported}
        columns={mayGrant ? [...EXEMPTION_COLUMNS, actionColumn(setEnding)] : EXEMPTION_COLUMNS}
        filters={EXEMPTION_FILTERS}
        views={EXEMPTION_VIEWS}
        sort={SORT}
        rowKey={keyOf}
        hrefOf={recordOf}
        nameOf={({ exemptionNo }) => `인정·면제 ${exemptionNo}`}
        text="이름, 아이디, 영업신고번호"
        whenEmpty={
          mayGrant && (
            <Button size="small" onClick={() => setIsAsking(true)}>
              첫 인정·면제 요청하기
            </Button>
          )
        }
        card={(row) => ({
          head: `${row.name} · ${exemptionGroundLabel[row.ground]}`,
          note: courseText(row),
          end: <ExemptionState endedAt={row.endedAt} />,
        })}
        actions={
          mayGrant && (
            <Button size="small" onClick={() => setIsAsking(true)}>
              <Plus aria-hidden />
              인정·면제 요청
            </Button>
          )
        }
      />
      {isAsking && mayGrant && <RequestDialog memberNo={memberNo} onClose={() => setIsAsking(false)} />}
      {ending && (
        <EndDialog
          exemption={ending}
          onEnded={() => {
            void queries.invalidateQueries({ queryKey: [listExemptions.path] })
            setEnding(null)
          }}
          onClose={() => setEnding(null)}
        />
      )}
    </>
  )
}

function actionColumn(onEnd: (row: ExemptionRow) => void) {
  return {
    id: 'work',
    header: '업무',
    width: 100,
    cell: (row: ExemptionRow) =>
      row.endedAt ? (
        '-'
      ) : (
        <Button tone="quiet" size="small" aria-label={`취소 ${row.exemptionNo}`} onClick={() => onEnd(row)}>
          취소
        </Button>
      ),
  }
}
