import { z } from 'zod'
import { endpoint, jsonBean, recordNo } from '../kit/index.ts'
import { licenceBean } from './licence-bean.ts'

/** The applicant's own words can be corrected until completion; licence, course, province and person cannot. */
export const inPersonCorrectionBean = licenceBean
  .omit({ industryType: true, licenseNumber: true, businessTypeName: true, sidoCode: true })
  .extend({ offlineEduNo: recordNo })

export const correctInPersonApplicant = endpoint({
  operation: 'correctInPersonApplicant',
  methods: ['POST'],
  path: '/api/offline/edu/updateUserOfflineInfo',
  access: 'operator',
  effect: 'writes',
  sends: 'multipart',
  input: z.object({ offlineEducationBean: jsonBean(inPersonCorrectionBean) }),
  entity: z.object({ offlineEduNo: z.int() }),
  refusals: [
    'ENROLMENT_NOT_FOUND',
    'CANNOT_CORRECT_COMPLETED',
    'ALREADY_ENDED',
    'SESSION_EXPIRED',
    'LOGIN_REQUIRED',
  ],
})
