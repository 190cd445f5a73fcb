import { setupChecks } from '@hygiene/domain'
import { z } from 'zod'
import { staffWrites } from '../../kit/index.ts'

const SENTENCE = '확인 코드 8자리를 입력해주세요.'

/** The code that a restored backup or a received test alert has brought back. Twice is once. */
export const confirmSetupCheck = staffWrites('/api/staff/setup/confirm', {
  label: '개시 준비 확인',
  permission: 'changeSettings',
  audit: {},
  input: z.object({
    kind: z.enum(setupChecks),
    code: z
      .string({ error: SENTENCE })
      .max(40, SENTENCE)
      .overwrite((typed) => typed.replaceAll(/[\s-]/g, '').toUpperCase())
      .regex(/^[0-9A-F]{8}$/, SENTENCE),
  }),
  entity: z.object({}),
  refusals: ['SETUP_CODE_WRONG', 'TEST_ALERT_OVER'],
})
