import type { AnswerOf } from '@hygiene/contracts/kit/endpoint'
import { readOnlineEnrolment as contract } from '@hygiene/contracts/education/enrolment/read-online-enrolment'
import type { OnlineEnrolment } from '@hygiene/db/generated/client'
import { denied } from '@hygiene/domain/verdict'
import { lastStudyDay } from '@hygiene/domain/education/study/study-term'
import { seoulDay } from '@hygiene/domain/time/seoul-day'
import { attachedFiles } from '../../platform/file/attached-files.ts'
import { query } from '../../kit/operation.ts'
import { readEnrolmentRows } from './enrolment-rows.ts'

export const readOnlineEnrolment = query(
  contract,
  { needs: ['pool'] },
  async ({ db, input, actor, now, pool }) => {
    const { enrolmentNo } = input
    const { memberNo } = actor
    const enrolment = await db.onlineEnrolment.findFirst({
      where: { enrolmentNo, memberNo },
      include: { certificate: { select: { certificateNumber: true } } },
    })
    const wanted = { memberNo, enrolmentNo, industryType: null, statuses: null, sinceYear: null }
    const { list } = await readEnrolmentRows(pool, wanted, { skip: 0 }, now)
    const [state] = list
    if (!enrolment || !state) return denied('ENROLMENT_NOT_FOUND')
    const files = await attachedFiles(db, { kind: 'application', no: enrolment.applicationNo })
    return { files, info: recordOf(enrolment, enrolment.certificate?.certificateNumber ?? null), state }
  },
)

/**
 * `onlineEduCode` is the certificate number, empty without a certificate. `endDate` is the day of completion or the last day of
 * study.
 */
function recordOf(
  enrolment: OnlineEnrolment,
  certificateNumber: string | null,
): AnswerOf<typeof contract>['info'] {
  const { licenceNo, completedAt, ...said } = enrolment
  return {
    ...said,
    onlineEduCode: certificateNumber ?? '',
    licenseNumber: licenceNo,
    endDate: completedAt ? seoulDay(completedAt) : lastStudyDay(enrolment),
  }
}
