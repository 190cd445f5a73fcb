import { setupChecks } from '@hygiene/domain'
import { z } from 'zod'
import { endpoint } from '../../kit/index.ts'
import { STAFF_REFUSALS } from '../approval/approval-shape.ts'

const SENTENCE = '확인 코드 8자리를 입력해주세요.'

/** The code that a restored backup or a received test alert has brought back. Twice is once. */
export const confirmSetupCheck = endpoint({
  operation: 'confirmSetupCheck',
  methods: ['POST'],
  path: '/api/staff/setup/confirm',
  access: 'staff',
  permission: 'changeSettings',
  effect: 'writes',
  sends: 'json',
  input: z.object({
    kind: z.enum(setupChecks),
    code: z
      .string({ error: SENTENCE })
      .max(40, SENTENCE)
      .overwrite((typed) => typed.replaceAll(/[\s-]/g, '').toUpperCase())
      .regex(/^[0-9A-F]{8}$/, SENTENCE),
  }),
  entity: z.object({}),
  refusals: ['SETUP_CODE_WRONG', 'TEST_ALERT_OVER', ...STAFF_REFUSALS],
})
