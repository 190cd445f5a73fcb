import { uploadEvidence } from '@hygiene/contracts/staff/approval/upload-evidence'
import type { ContractClient } from '@hygiene/testing'

const PDF = new TextEncoder().encode(
  '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF',
)

export async function addEvidence(staff: ContractClient): Promise<string> {
  const file = { field: 'file', name: '입금증.pdf', type: 'application/pdf', bytes: PDF }
  return (await staff.call(uploadEvidence, {}, { files: [file] })).entity.fileNo
}
