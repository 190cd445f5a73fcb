import { z } from 'zod'
import { endpoint } from '../../kit/index.ts'
import { inPersonRow } from '../enrolment/in-person-shape.ts'

/** Education days still to come, the nearest first; the in-person part of the study room. */
export const listInPersonClasses = endpoint({
  operation: 'listInPersonClasses',
  methods: ['GET'],
  path: '/api/offline/edu/fetchUserOfflineClass',
  access: 'operator',
  effect: 'reads',
  sends: 'query',
  input: z.object({}),
  entity: z.object({ list: z.array(inPersonRow) }),
  refusals: ['SESSION_EXPIRED', 'LOGIN_REQUIRED'],
  helper: 'view',
})
