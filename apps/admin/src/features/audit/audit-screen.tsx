import type { EntityOf } from '@hygiene/contracts/kit/endpoint'
import { listAudit } from '@hygiene/contracts/staff/list-audit'
import { formatSeoulDateTime } from '@hygiene/domain'
import { DeskList } from '../../shared/desk-list/desk-list.tsx'
import type { DeskColumn, DeskFilter, DeskFound } from '../../shared/desk-list/desk-types.ts'
import { ExportButton } from '../../shared/export/export-button.tsx'
import { ACT_CHOICES, actionWords, actorWords } from '../../shared/act-words/action-words.ts'

type Entry = EntityOf<typeof listAudit>['list'][number]

const COLUMNS: readonly DeskColumn<Entry>[] = [
  {
    id: 'at',
    header: '일시',
    width: 150,
    sort: 'at',
    isHeading: true,
    cell: ({ at }) => formatSeoulDateTime(new Date(at)),
  },
  { id: 'employee', header: '직원', width: 170, cell: actorWords },
  {
    id: 'act',
    header: '한 일',
    width: 250,
    cell: ({ action, isLinked }) => (
      <span title={action}>
        {actionWords(action)}
        {isLinked && (
          <>
            {' · '}
            <span>연계 로그인</span>
          </>
        )}
      </span>
    ),
  },
  { id: 'memberNo', header: '회원번호', width: 90, align: 'end', cell: ({ memberNo }) => memberNo ?? '-' },
  {
    id: 'reason',
    header: '사유',
    width: 260,
    cell: ({ reason }) => <span title={reason}>{reason || '-'}</span>,
  },
  { id: 'ipAddress', header: 'IP', width: 130, cell: ({ ipAddress }) => ipAddress || '-' },
]

const FILTERS: readonly DeskFilter[] = [
  { kind: 'days', from: 'fromDay', to: 'toDay', label: '기간' },
  { kind: 'choice', key: 'act', label: '한 일', choices: ACT_CHOICES },
  { kind: 'number', key: 'memberNo', label: '회원번호', hides: 'memberNo' },
  { kind: 'number', key: 'employeeNo', label: '직원번호', hides: 'employee' },
]

const SORT = { by: 'at', isDescending: true } as const
const keyOf = ({ auditNo }: Entry) => auditNo
const memberOf = ({ memberNo }: Entry) => (memberNo === null ? null : `/members/${memberNo}`)

const exported = (found: DeskFound) => <ExportButton screen="audit" unit="건" found={found} />

/** Acts of staff with the data of operators. A row leads to the member it is about. */
export function AuditScreen() {
  return (
    <DeskList
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
      nameOf={({ at, action }) => `${formatSeoulDateTime(new Date(at))} ${actionWords(action)}`}
      words="직원 이름 또는 아이디"
      card={(entry) => ({
        head: actionWords(entry.action),
        note: `${formatSeoulDateTime(new Date(entry.at))} · ${actorWords(entry)} · ${entry.reason || '-'}`,
        end: entry.memberNo ?? '-',
      })}
    />
  )
}
