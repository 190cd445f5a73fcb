import { drawingStates } from '@hygiene/domain/platform/file/drawing-state'
import { onlineTypeLabel } from '@hygiene/domain/text'
import { z } from 'zod'
import { instant, salesType, salesTypeField } from '../../../kit/fields.ts'
import { column, listsPeople } from '../../../kit/list.ts'

export const drawing = z.enum(drawingStates)
export const certificateKind = z.enum(['online', 'inPerson'])

export const certificateFilter = z.object({
  status: z.enum(['valid', 'revoked']).optional(),
  isReplaced: z.boolean().optional(),
  drawing: drawing.optional(),
  kind: certificateKind.optional(),
  salesType: salesTypeField.optional(),
  year: z.int().min(2000).max(2100).optional(),
})

export const listCertificates = listsPeople('/api/staff/certificates/list', {
  label: '수료증 목록 조회',
  permission: 'readCertificates',
  filter: certificateFilter,
  sorts: ['issuedAt', 'certificateNumber'],
  row: z.object({
    certificateNo: z.int(),
    issuedAt: column(instant, { header: '발급 일시', width: 150, format: 'minute' }),
    certificateNumber: column(z.string(), { header: '수료증 번호', width: 162, isHeading: true }),
    edition: column(z.int(), { header: '버전', width: 44, align: 'end' }),
    memberNo: z.int(),
    userName: column(z.string(), { header: '회원', width: 100, mask: 'name' }),
    businessName: column(z.string(), { header: '업소명', width: 140 }),
    year: z.int(),
    salesType,
    kind: column(certificateKind, {
      header: '교육',
      width: 205,
      labels: { online: onlineTypeLabel[1], inPerson: onlineTypeLabel[2] },
    }),
    status: column(z.enum(['valid', 'revoked']), {
      header: '상태',
      width: 100,
      labels: { valid: '유효', revoked: '효력 취소' },
    }),
    drawing: column(drawing, {
      header: '파일',
      width: 110,
      labels: { ready: '만들어짐', preparing: '만드는 중', failed: '만들기 실패' },
    }),
    verificationNumber: column(z.string(), { header: '문서확인번호', width: 150 }),
  }),
})
