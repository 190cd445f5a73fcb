import { enrolmentStatuses, inPersonStatuses } from '@hygiene/domain'
import { z } from 'zod'
import { recordNo } from '../kit/index.ts'

/** Which of the two kinds of enrolment a number belongs to. */
export const enrolmentNamed = { kind: z.enum(['online', 'inPerson']), number: recordNo }

/** The status of either kind. */
export const eitherStatus = z.enum([...new Set([...enrolmentStatuses, ...inPersonStatuses])])
