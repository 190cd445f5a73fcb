import type { EntityOf, listAudit } from '@hygiene/contracts'
import { formatSeoulDateTime } from '@hygiene/domain'
import { Badge, type Column, Table } from '@hygiene/ui'
import { actionWords, actorWords } from '../../shared/act-words/action-words.ts'
import styles from './audit.module.css'

type Entry = EntityOf<typeof listAudit>['list'][number]

const COLUMNS: readonly Column<Entry>[] = [
  { header: '일시', isHeading: true, cell: ({ at }) => formatSeoulDateTime(new Date(at)) },
  { header: '직원', cell: actorWords },
  {
    header: '한 일',
    cell: ({ action, isLinked }) => (
      <span className={styles.action}>
        {actionWords(action)}
        {isLinked && <Badge tone="accent">연계 로그인</Badge>}
      </span>
    ),
  },
  { header: '회원번호', cell: ({ memberNo }) => memberNo ?? '-' },
  { header: '사유', cell: ({ reason }) => reason || '-' },
  { header: 'IP', cell: ({ ipAddress }) => ipAddress || '-' },
]

export function AuditTable({ entries }: { entries: readonly Entry[] }) {
  return <Table caption="처리 기록" columns={COLUMNS} rows={entries} rowKey={({ auditNo }) => auditNo} />
}
