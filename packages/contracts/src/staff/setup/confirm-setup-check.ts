import { setupChecks } from '@hygiene/domain/staff/setup/setup-items'
import { z } from 'zod'
import { setupCheckForm } from '../../forms/setup-check.ts'
import { staffWrites } from '../../kit/declare.ts'

/** Accepts the code that a restored backup or a received test alert contained. Is idempotent. */
export const confirmSetupCheck = staffWrites('/api/staff/setup/confirm', {
  label: '개시 준비 확인',
  permission: 'changeSettings',
  audit: {},
  input: z.object({
    kind: z.enum(setupChecks),
    ...setupCheckForm.shape,
  }),
  entity: z.object({}),
  refusals: ['SETUP_CODE_WRONG', 'TEST_ALERT_OVER'],
})
