import { Loaded, read } from '@hygiene/client'
import { listCourses } from '@hygiene/contracts/education/course/list-courses'
import type { EntityOf } from '@hygiene/contracts/kit/endpoint'
import { formatWon } from '@hygiene/domain/money/payment/won'
import { OnlineType, SalesType } from '@hygiene/domain/text'
import { Badge, type Column, EmptyState, Table } from '@hygiene/ui'
import { WithSupport } from '../../../app/association/with-support.tsx'
import { useQuery } from '@tanstack/react-query'

type Course = EntityOf<typeof listCourses>['list'][number]

const COLUMNS: readonly Column<Course>[] = [
  { header: '교육', cell: ({ name }) => name, isHeading: true },
  { header: '시간', cell: ({ hours }) => `${hours}시간` },
  { header: '교육비', cell: ({ price }) => formatWon(price), align: 'end' },
  {
    header: '신청',
    cell: ({ isOpen, periodSentence }) =>
      isOpen ? <Badge tone="brand">신청 받는 중</Badge> : periodSentence || <Badge>신청 기간 아님</Badge>,
  },
]

const KINDS = {
  online: {
    asked: { salesType: SalesType.existing, isOnline: OnlineType.online },
    name: '기존 영업자 온라인교육',
    columns: COLUMNS,
  },
  inPerson: {
    asked: { salesType: SalesType.new, isOnline: OnlineType.collective },
    name: '신규 영업자 집합교육',
    // Each day of in-person education has its own application window, so the course has none.
    columns: COLUMNS.slice(0, -1),
  },
} as const

/** Reads hours, fee and period from the courses, because they change every year. */
export function CourseTable({ kind }: { kind: keyof typeof KINDS }) {
  const { asked, name, columns } = KINDS[kind]
  const courses = useQuery(read(listCourses, asked))
  return (
    <Loaded query={courses}>
      {({ list }) =>
        list.length === 0 ? (
          <EmptyState
            message={<WithSupport text={`올해 열린 ${name}이 없습니다. 고객센터로 문의해주세요.`} />}
          />
        ) : (
          <Table caption={`올해 ${name}`} columns={columns} rows={list} rowKey={({ courseNo }) => courseNo} />
        )
      }
    </Loaded>
  )
}
