import { drawingStates } from '@hygiene/domain/platform/file/drawing-state'
import { z } from 'zod'
import { dataTableInput, tablePageOf } from '../../../kit/data-table.ts'
import { instant, salesTypeField } from '../../../kit/fields.ts'
import { staffWrites } from '../../../kit/declare.ts'

/** How far the worker is with the file. */
export const drawing = z.enum(drawingStates)
export const certificateKind = z.enum(['online', 'inPerson'])

export const certificateFilter = z.object({
  status: z.enum(['valid', 'revoked']).optional(),
  /** Whether an edition was replaced. */
  isReplaced: z.boolean().optional(),
  drawing: drawing.optional(),
  kind: certificateKind.optional(),
  salesType: salesTypeField.optional(),
  year: z.int().min(2000).max(2100).optional(),
})

/** The register of certificates: one row a completion, in its newest edition; people are masked. */
export const listCertificates = staffWrites('/api/staff/certificates/list', {
  label: '수료증 목록 조회',
  isView: true,
  permission: 'readCertificates',
  audit: {},
  input: dataTableInput({ filter: certificateFilter, sorts: ['issuedAt', 'certificateNumber'] }),
  entity: tablePageOf(
    z.object({
      certificateNo: z.int(),
      certificateNumber: z.string(),
      edition: z.int(),
      status: z.enum(['valid', 'revoked']),
      drawing,
      kind: certificateKind,
      salesType: z.int(),
      year: z.int(),
      memberNo: z.int(),
      /** Masked. */
      userName: z.string(),
      businessName: z.string(),
      verificationNumber: z.string(),
      issuedAt: instant,
    }),
  ),
})
