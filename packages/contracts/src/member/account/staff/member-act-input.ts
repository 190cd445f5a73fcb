import { memberActReasons } from '@hygiene/domain'
import { z } from 'zod'
import { actWords } from '../../../forms/member-act.ts'
import { recordNo } from '../../../kit/index.ts'

/** An act of staff that changes a member's account. */
export const memberActInput = {
  memberNo: recordNo,
  reasonCode: z.enum(memberActReasons),
  words: actWords,
}

export const memberActEntity = z.object({ memberNo: z.int() })
