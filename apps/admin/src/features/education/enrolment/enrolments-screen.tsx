import { read } from '@hygiene/client'
import { listProvinces } from '@hygiene/contracts/platform/lookup/list-provinces'
import { freezeEnrolments } from '@hygiene/contracts/education/enrolment/staff/freeze-enrolments'
import { listStaffEnrolments } from '@hygiene/contracts/education/enrolment/staff/list-staff-enrolments'
import { listSessionFilters } from '@hygiene/contracts/in-person/session/staff/list-session-filters'
import { staffMay } from '@hygiene/domain/staff/permission/permissions'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useEmployee } from '../../../app/login/staff-login.ts'
import { DataTable } from '../../../shared/data-table/data-table.tsx'
import type { AdminFound } from '../../../shared/data-table/table-types.ts'
import { enrolmentPath } from '../../../shared/enrolment-state/enrolment-kind.ts'
import { ExportButton } from '../../../shared/export/export-button.tsx'
import { actionsOn } from './enrolment-actions.tsx'
import {
  courseText,
  ENROLMENT_COLUMNS,
  ENROLMENT_VIEWS,
  enrolmentFilters,
  SORT,
  State,
} from './enrolment-columns.tsx'

const exported = (found: AdminFound | undefined) => (
  <ExportButton screen="enrolments" unit="건" found={found} />
)

export function EnrolmentsScreen() {
  const { role } = useEmployee()
  const choices = useQuery({ ...read(listSessionFilters, {}), enabled: staffMay(role, 'readSessions') })
  const provinces = useProvinces()
  const branches = choices.data?.branches
  const filters = useMemo(() => enrolmentFilters(branches ?? [], provinces), [branches, provinces])
  return (
    <DataTable
      screen="enrolments"
      title="수강 신청"
      noun="수강 신청"
      unit="건"
      contract={listStaffEnrolments}
      columns={ENROLMENT_COLUMNS}
      filters={filters}
      views={ENROLMENT_VIEWS}
      sort={SORT}
      text="이름, 업소명, 번호, 끝 4자리"
      rowKey={({ key }) => key}
      hrefOf={enrolmentPath}
      nameOf={({ number, userName }) => `${number} ${userName}`}
      card={(row) => ({
        head: `${row.userName} · ${row.businessName}`,
        note: courseText(row),
        end: <State row={row} />,
      })}
      freeze={freezeEnrolments}
      {...(staffMay(role, 'operateInBulk') ? { selectionActions: actionsOn } : {})}
      actionsOn={exported}
    />
  )
}

/** Keeps the province of the address as a filter until the names are loaded. */
function useProvinces() {
  const [address] = useSearchParams()
  const given = address.get('sidoCode') ?? ''
  const { data } = useQuery(read(listProvinces, {}))
  return useMemo(
    () => data?.list ?? (/^\d{10}$/.test(given) ? [{ code: given, name: '' }] : []),
    [data, given],
  )
}
