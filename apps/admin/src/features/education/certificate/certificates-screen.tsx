import { listCertificates } from '@hygiene/contracts/education/certificate/staff/list-certificates'
import { salesTypeLabel } from '@hygiene/domain/text'
import { optionsOf } from '@hygiene/ui'
import { columnsOf } from '../../../shared/data-table/contract-columns.tsx'
import { DataTable } from '../../../shared/data-table/data-table.tsx'
import type { AdminFound, BuiltInView, TableFilter } from '../../../shared/data-table/table-types.ts'
import { kindLabel } from '../../../shared/enrolment-state/enrolment-kind.ts'
import { ExportButton } from '../../../shared/export/export-button.tsx'
import { StateMark } from '../../../shared/state-mark/state-mark.tsx'
import { drawingState, editionState } from './certificate-text.ts'

const CERTIFICATE_COLUMNS = columnsOf(listCertificates, {
  kind: ({ kind, year, salesType }) => `${year} ${salesTypeLabel[salesType]} · ${kindLabel[kind]}`,
  status: ({ status }) => (
    <StateMark kind={editionState[status].kind}>{editionState[status].label}</StateMark>
  ),
  drawing: ({ drawing }) => (
    <StateMark kind={drawingState[drawing].kind}>{drawingState[drawing].label}</StateMark>
  ),
})

const { superseded: _superseded, ...STATES } = editionState

const CERTIFICATE_FILTERS: readonly TableFilter[] = [
  { kind: 'choice', key: 'status', label: '상태', hides: 'status', choices: optionsOf(STATES) },
  { kind: 'choice', key: 'drawing', label: '파일', hides: 'drawing', choices: optionsOf(drawingState) },
  { kind: 'choice', key: 'kind', label: '방법', choices: optionsOf(kindLabel) },
  {
    kind: 'choice',
    key: 'salesType',
    label: '영업자',
    isNumber: true,
    choices: optionsOf(salesTypeLabel),
  },
  { kind: 'number', key: 'year', label: '교육 연도' },
  { kind: 'flag', key: 'isReplaced', label: '정정한 수료증' },
]

const CERTIFICATE_VIEWS: readonly BuiltInView[] = [
  { name: '만들기 실패', address: 'drawing=failed' },
  { name: '정정한 수료증', address: 'isReplaced=1' },
  { name: '효력 취소', address: 'status=revoked' },
]

const exported = (found: AdminFound | undefined) => (
  <ExportButton screen="certificates" unit="건" found={found} />
)

export function CertificatesScreen() {
  return (
    <DataTable
      screen="certificates"
      title="수료증"
      noun="수료증"
      unit="건"
      contract={listCertificates}
      actionsOn={exported}
      columns={CERTIFICATE_COLUMNS}
      filters={CERTIFICATE_FILTERS}
      sort={{ by: 'issuedAt', isDescending: true }}
      views={CERTIFICATE_VIEWS}
      text="번호, 이름, 업소명"
      rowKey={({ certificateNo }) => certificateNo}
      hrefOf={({ certificateNo }) => `/certificates/${certificateNo}`}
      nameOf={({ certificateNumber }) => certificateNumber}
      card={({ certificateNumber, userName, businessName, status }) => ({
        head: certificateNumber,
        note: `${userName} · ${businessName}`,
        end: <StateMark kind={editionState[status].kind}>{editionState[status].label}</StateMark>,
      })}
    />
  )
}
