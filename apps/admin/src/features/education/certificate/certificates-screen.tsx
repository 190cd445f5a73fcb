import { listCertificates } from '@hygiene/contracts/education/certificate/staff/list-certificates'
import { DataTable } from '../../../shared/data-table/data-table.tsx'
import type { AdminFound } from '../../../shared/data-table/table-types.ts'
import { ExportButton } from '../../../shared/export/export-button.tsx'
import { StateMark } from '../../../shared/state-mark/state-mark.tsx'
import { CERTIFICATE_COLUMNS, CERTIFICATE_FILTERS, CERTIFICATE_VIEWS } from './certificate-columns.tsx'
import { editionState } from './certificate-text.ts'

const exported = (found: AdminFound | undefined) => (
  <ExportButton screen="certificates" unit="건" found={found} />
)

/** The register: one row a completion, in the edition that counts. */
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
