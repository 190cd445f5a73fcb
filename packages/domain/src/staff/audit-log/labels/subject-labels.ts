import { campaignKindLabel } from '../../campaign/campaign.ts'
import { linkPlaceLabel } from '../../../content/post/site-links.ts'
import { taxKindLabel } from '../../../money/payment/tax.ts'
import { setupItemLabel } from '../../setup/setup-items.ts'
import { APPROVAL_KINDS, approvalKindNames } from '../../approval/approval.ts'
import { exportListOf, exportScreens } from '../../export/export-lists.ts'
import { jobKindLabel } from '../../../platform/job/job-kinds.ts'
import { staffRoleLabel } from '../../permission/permissions.ts'

type Labels = Readonly<Record<string, string>>

/** Fields of an application and of a place of business, as the log names them. */
const FIELD_LABELS = {
  licenseNumber: '영업신고번호',
  licenceNo: '영업신고번호',
  businessName: '업소명',
  representative: '대표자',
  zipCode: '우편번호',
  address: '주소',
  address2: '상세 주소',
  sidoCode: '시·도',
  businessTypeName: '업종',
  positionType: '직위',
  companyPhone: '업소 전화',
} as const

const APPROVAL_LABELS: Labels = Object.fromEntries(
  approvalKindNames.map((kind) => [kind, APPROVAL_KINDS[kind].label]),
)
const LIST_LABELS: Labels = Object.fromEntries(
  exportScreens.map((screen) => [screen, exportListOf(screen).label]),
)
const EDUCATION_LABELS = { online: '온라인교육', inPerson: '집합교육' } as const

/** The codes that may follow an action of the log, by the name of the action. */
export const SUBJECT_LABELS: Readonly<Record<string, Labels>> = {
  addEmployee: staffRoleLabel,
  changeEmployeeRole: staffRoleLabel,
  chooseSiteLink: linkPlaceLabel,
  confirmSetupCheck: setupItemLabel,
  correctLicenceCheck: FIELD_LABELS,
  correctStaffEnrolment: FIELD_LABELS,
  judgeDesignation: EDUCATION_LABELS,
  openSubmittedDesignation: EDUCATION_LABELS,
  makeExport: LIST_LABELS,
  orderExport: LIST_LABELS,
  requestApproval: APPROVAL_LABELS,
  approveChange: APPROVAL_LABELS,
  rejectChange: APPROVAL_LABELS,
  withdrawChange: APPROVAL_LABELS,
  readApproval: APPROVAL_LABELS,
  openEvidence: APPROVAL_LABELS,
  retryJob: jobKindLabel,
  saveCampaign: campaignKindLabel,
  setCourseTax: taxKindLabel,
  steerCampaign: { pause: '멈춤', goOn: '다시 시작', stop: '중단' },
}
