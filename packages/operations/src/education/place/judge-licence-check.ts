import { judgeLicenceCheck as contract } from '@hygiene/contracts/platform/licence-register/staff/judge-licence-check'
import { denied } from '@hygiene/domain/verdict'
import { operation } from '../../kit/operation.ts'
import { closeCheck } from '../../platform/licence-register/close-checks.ts'
import { notifyPerson } from '../../platform/message/notify-person.ts'
import { lockPlace } from './lock-place.ts'

const OUTCOME = { confirmed: '맞음', askedAgain: '확인 안 됨' } as const

/**
 * Confirms the business of an enrolment or asks the member to correct it. The enrolment itself stays unchanged, and corrected
 * text is checked again.
 */
export const judgeLicenceCheck = operation(contract, async ({ db, input, actor, now, log }) => {
  const { checkNo, outcome, text } = input
  const locked = await lockPlace(db, input, now)
  if (!locked.allowed) return locked
  const closing = { outcome, sentence: text, decidedByNo: actor.employeeNo }
  if (!(await closeCheck(db, checkNo, closing, now))) return denied('LICENCE_CHECK_DECIDED')
  const { memberNo } = locked.place
  if (outcome === 'askedAgain') await notifyPerson(db, 'placeAskedAgain', memberNo, checkNo, now)
  const subject = { kind: 'licenceCheck', no: checkNo } as const
  log({ subject, detail: OUTCOME[outcome], reason: text, memberNos: [memberNo] })
  return { checkNo }
})
