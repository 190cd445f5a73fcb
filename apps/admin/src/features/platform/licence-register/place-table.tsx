import type { PlaceFact } from '@hygiene/domain/platform/licence-register/licence-check'
import { industryTypeLabel } from '@hygiene/domain/text'
import type { ReactNode } from 'react'
import { Masked } from '../../../shared/member-case/masked.tsx'
import { Panel } from '../../../shared/record/panel.tsx'
import { RecordTable } from '../../../shared/record/record-table.tsx'
import { StateMark } from '../../../shared/state-mark/state-mark.tsx'
import { factLabel, type LicenceRecord, type RegisterRow } from './licence-text.ts'
import { keysOf } from '@hygiene/domain/keys-of'

type Fact = {
  fact: PlaceFact
  typed: ReactNode
  listed: string
  before: string | null
  isSame: boolean | null
}

export function PlaceTable({ record }: { record: LicenceRecord }) {
  const rows = factsOf(record)
  const before = { header: '바뀌기 전 인허가', cell: (row: Fact) => row.before }
  return (
    <Panel
      title="적은 업소"
      note={record.listed ? '인허가 자료와 대조했습니다.' : '이 번호는 인허가 자료에 없습니다.'}
    >
      <RecordTable
        caption="적은 업소와 인허가 자료"
        columns={[
          { header: '항목', isHeading: true, cell: ({ fact }) => factLabel[fact] },
          { header: '적은 내용', cell: ({ typed }) => typed },
          ...(record.changed ? [before] : []),
          { header: '인허가 자료', cell: ({ listed }) => listed },
          { header: '비교', cell: Compared },
        ]}
        rows={rows}
        rowKey={({ fact }) => fact}
      />
    </Panel>
  )
}

function Compared({ isSame }: Fact) {
  if (isSame === null) return '-'
  return isSame ? <StateMark kind="done">같음</StateMark> : <StateMark kind="view">다름</StateMark>
}

const listedOf: Record<PlaceFact, (row: RegisterRow) => string> = {
  licenceNo: ({ licenseNumber }) => licenseNumber,
  businessName: ({ businessName }) => businessName,
  representative: ({ representative }) => representative,
  address: ({ address }) => address,
  trade: ({ businessTypeName }) => businessTypeName,
}

function factsOf(record: LicenceRecord): Fact[] {
  const { memberNo, kind, number, listed, changed, differences } = record
  const own = { memberNo, ...(kind === 'online' ? { enrolmentNo: number } : { inPersonEnrolmentNo: number }) }
  const typed: Record<PlaceFact, ReactNode> = {
    licenceNo: <Masked {...own} field="licenceNo" value={record.licenseNumber} />,
    businessName: record.businessName,
    representative: <Masked {...own} field="representative" value={record.representative} />,
    address: <Masked {...own} field="siteAddress" value={record.address} />,
    trade: industryTypeLabel[record.industryType],
  }
  return keysOf(typed).map((fact) => ({
    fact,
    typed: typed[fact],
    listed: listed ? listedOf[fact](listed) : '-',
    before: changed && listedOf[fact](changed.before),
    isSame: differences && !differences.includes(fact),
  }))
}
