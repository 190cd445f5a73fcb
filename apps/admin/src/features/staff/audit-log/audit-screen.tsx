import type { EntityOf } from '@hygiene/contracts/kit/endpoint'
import { listAudit } from '@hygiene/contracts/staff/audit-log/list-audit'
import { actionLabel, auditReasonText } from '@hygiene/contracts/labels/action-label'
import { formatSeoulDateTime } from '@hygiene/domain/time/seoul-day'
import { columnsOf } from '../../../shared/data-table/contract-columns.tsx'
import { DataTable } from '../../../shared/data-table/data-table.tsx'
import type { TableFilter, AdminFound } from '../../../shared/data-table/table-types.ts'
import { ExportButton } from '../../../shared/export/export-button.tsx'
import { AuditPeople } from './audit-people.tsx'
import { ACTION_CHOICES, actorText } from '../../../shared/action-label/action-text.ts'

type Entry = EntityOf<typeof listAudit>['list'][number]

const COLUMNS = columnsOf(listAudit, {
  employee: actorText,
  action: (entry) => (
    <span title={actionLabel(entry)}>
      {actionLabel(entry)}
      {entry.isLinked && (
        <>
          {' · '}
          <span>연계 로그인</span>
        </>
      )}
    </span>
  ),
  memberNo: AuditPeople,
  reason: ({ reason }) => <span title={auditReasonText(reason)}>{auditReasonText(reason) || '-'}</span>,
})

const FILTERS: readonly TableFilter[] = [
  { kind: 'days', from: 'fromDay', to: 'toDay', label: '기간' },
  { kind: 'choice', key: 'operation', label: '한 일', choices: ACTION_CHOICES },
  { kind: 'number', key: 'memberNo', label: '회원번호', hides: 'memberNo' },
  { kind: 'number', key: 'employeeNo', label: '직원번호', hides: 'employee' },
]

const SORT = { by: 'at', isDescending: true } as const
const keyOf = ({ auditNo }: Entry) => auditNo
const memberOf = ({ memberNos, people }: Entry) => (people === 1 ? `/members/${memberNos[0]}` : null)

const exported = (found: AdminFound | undefined) => <ExportButton screen="audit" unit="건" found={found} />

/** Lists staff actions on members' data. A row links its only member or unfolds a list. */
export function AuditScreen() {
  return (
    <DataTable
      screen="audit"
      title="처리 기록"
      noun="처리 기록"
      unit="건"
      contract={listAudit}
      actionsOn={exported}
      columns={COLUMNS}
      filters={FILTERS}
      sort={SORT}
      rowKey={keyOf}
      hrefOf={memberOf}
      nameOf={(entry) => `${formatSeoulDateTime(new Date(entry.at))} ${actionLabel(entry)}`}
      text="직원 이름 또는 아이디"
      card={(entry) => ({
        head: actionLabel(entry),
        note: `${formatSeoulDateTime(new Date(entry.at))} · ${actorText(entry)} · ${auditReasonText(entry.reason) || '-'}`,
        buttons: <AuditPeople {...entry} />,
      })}
    />
  )
}
