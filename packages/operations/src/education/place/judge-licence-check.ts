import type { PrismaClient } from '@hygiene/db/generated/client'
import { transaction } from '@hygiene/db/transaction'
import { allowed, denied, type Verdict } from '@hygiene/domain/verdict'
import { writeAudit } from '../../staff/audit-log/write-audit.ts'
import { closeCheck } from '../../platform/licence-register/close-checks.ts'
import { notifyPerson } from '../../platform/message/notify-person.ts'
import { type CheckSeen, lockPlace } from './lock-place.ts'

interface Judged extends CheckSeen {
  /** `askedAgain`: the member reads the words. */
  outcome: 'confirmed' | 'askedAgain'
  text: string
  caller: { employeeNo: number }
  ipAddress: string
}

export type CheckRefusal = 'LICENCE_CHECK_NOT_FOUND' | 'LICENCE_CHECK_DECIDED' | 'LICENCE_CHECK_CHANGED'

const OUTCOME = { confirmed: '맞음', askedAgain: '확인 안 됨' } as const

/**
 * Says of the place of an enrolment that it stands as it is, or asks its member to put it right. Neither touches the enrolment:
 * what is paid, watched or completed stays, and words that come again are checked again.
 */
export async function judgeLicenceCheck(
  client: PrismaClient,
  judged: Judged,
  now: Date,
): Promise<Verdict<CheckRefusal>> {
  const { checkNo, outcome, text, caller, ipAddress } = judged
  return transaction<Verdict<CheckRefusal>>(client, async (db) => {
    const locked = await lockPlace(db, judged, now)
    if (!locked.allowed) return locked
    const closing = { outcome, sentence: text, decidedByNo: caller.employeeNo }
    if (!(await closeCheck(db, checkNo, closing, now))) return denied('LICENCE_CHECK_DECIDED')
    const { memberNo } = locked.place
    if (outcome === 'askedAgain') await notifyPerson(db, 'placeAskedAgain', memberNo, checkNo, now)
    const subject = { kind: 'licenceCheck', no: checkNo } as const
    const action = { operation: 'judgeLicenceCheck', subject, detail: OUTCOME[outcome] }
    await writeAudit(db, { caller, ...action, reason: text, ipAddress, now, memberNos: [memberNo] })
    return allowed()
  })
}
