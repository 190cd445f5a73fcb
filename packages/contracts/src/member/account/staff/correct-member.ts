import { memberEvidences } from '@hygiene/domain/staff/employee/member-action'
import { z } from 'zod'
import { correctionForm } from '../../../forms/member-action.ts'
import { staffWrites } from '../../../kit/declare.ts'
import { memberActionEntity, memberActionInput } from './member-action-input.ts'

const { name, birth, phone, email } = correctionForm.shape

/** Corrects a member's identity (with evidence) or contact data; absent fields stay unchanged. */
export const correctMember = staffWrites('/api/staff/members/correct', {
  label: '회원 정보 수정',
  permission: 'changeMembers',
  audit: {},
  input: z.object({
    ...memberActionInput,
    evidence: z.enum(memberEvidences).nullable().default(null),
    correction: z.object({
      name: z.optional(name),
      birth: z.optional(birth),
      phone: z.optional(phone),
      email: z.optional(email),
    }),
  }),
  entity: memberActionEntity,
  refusals: [
    'MEMBER_NOT_FOUND',
    'MEMBER_CASE_REQUIRED',
    'EVIDENCE_REQUIRED',
    'MEMBER_UNCHANGED',
    'ALREADY_MEMBER',
  ],
  perMinute: 60,
})
