import { formatSeoulDateTime } from '@hygiene/domain'
import { Badge, Button, type Column, Table } from '@hygiene/ui'
import type { SessionFacts } from './session-words.ts'

export type DoorLink = SessionFacts['doorLinks'][number]

type DoorTableProps = {
  links: readonly DoorLink[]
  /** Null where the role may only look. */
  onClose: ((link: DoorLink) => void) | null
}

export function DoorTable({ links, onClose }: DoorTableProps) {
  return (
    <Table
      caption="출석 확인 주소"
      columns={columnsFor(onClose)}
      rows={links}
      rowKey={({ doorPassNo }) => doorPassNo}
    />
  )
}

const minute = (instant: string) => formatSeoulDateTime(new Date(instant))
/** Links of the console may be without a name. */
export const doorName = ({ label, doorPassNo }: DoorLink) => label || `주소 ${doorPassNo}`

function columnsFor(onClose: DoorTableProps['onClose']): Column<DoorLink>[] {
  const columns: Column<DoorLink>[] = [
    { header: '이름', isHeading: true, cell: doorName },
    { header: '만든 때', cell: ({ createdAt }) => minute(createdAt) },
    {
      header: '열리는 시간',
      cell: (link) =>
        link.isClosed ? <Badge>닫힘</Badge> : `${minute(link.validFrom)} ~ ${minute(link.validUntil)}`,
    },
  ]
  if (!onClose) return columns
  return [
    ...columns,
    {
      header: '닫기',
      cell: (link) =>
        link.isClosed ? (
          '-'
        ) : (
          <Button
            tone="secondary"
            size="small"
            aria-label={`주소 닫기 ${doorName(link)}`}
            onClick={() => onClose(link)}
          >
            주소 닫기
          </Button>
        ),
    },
  ]
}
