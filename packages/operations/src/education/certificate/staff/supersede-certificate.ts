import { supersedeCertificate as contract } from '@hygiene/contracts/education/certificate/staff/supersede-certificate'
import { replacementReasonLabel } from '@hygiene/domain/education/certificate/certificate-change'
import { operation } from '../../../kit/operation.ts'
import { certificateAction } from '../certificate-action.ts'
import { replaceEdition } from '../replace-edition.ts'

const LOGGED_LETTERS = 200

/** Lets one employee correct a misprint. The log entry is written in the same transaction. */
export const supersedeCertificate = operation(
  contract,
  { needs: ['PUBLIC_URL'] },
  async ({ db, input, actor, now, PUBLIC_URL: publicUrl, log }) => {
    const { certificateNo, changed: text, reasonCode, reason } = input
    const byOne = { byNo: actor.employeeNo, approvedByNo: null, publicUrl }
    const verdict = await replaceEdition(db, { ...input, ...byOne, text }, now)
    if (!verdict.allowed) return verdict
    const certificate = await db.certificate.findUniqueOrThrow({ where: { certificateNo } })
    log({
      ...(await certificateAction(db, certificate)),
      reason: `${replacementReasonLabel[reasonCode]} · ${reason}`.slice(0, LOGGED_LETTERS),
    })
    return { certificateNo, edition: certificate.edition }
  },
)
