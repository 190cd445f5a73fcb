import { checkLogin } from './account/check-login.ts'
import { extendLogin } from './account/extend-login.ts'
import { fetchRecentEducation } from './account/fetch-recent-education.ts'
import { fetchUser } from './account/fetch-user.ts'
import { login } from './account/login.ts'
import { logout } from './account/logout.ts'
import { listAdBanners } from './content/list-ad-banners.ts'
import { listBanners } from './content/list-banners.ts'
import { listNotices } from './content/list-notices.ts'
import { listPopups } from './content/list-popups.ts'
import { listSites } from './content/list-sites.ts'
import { readNotice } from './content/read-notice.ts'
import { listCourses } from './education/list-courses.ts'
import { listCities } from './lookup/list-cities.ts'
import { listDistricts } from './lookup/list-districts.ts'
import { listProvinces } from './lookup/list-provinces.ts'
import { searchAddresses } from './lookup/search-addresses.ts'
import { searchLicences } from './lookup/search-licences.ts'
import { downloadFile } from './files/download-file.ts'
import { uploadFile } from './files/upload-file.ts'
import { IN_PERSON_ENDPOINTS } from './in-person/endpoints.ts'
import { listOldEducation } from './old-education/list-old-education.ts'
import { markOldPrinted } from './old-education/mark-old-printed.ts'
import { readOldEducation } from './old-education/read-old-education.ts'
import { applyOnline } from './online/apply-online.ts'
import { attachDesignation } from './online/attach-designation.ts'
import { cancelApplication } from './online/cancel-application.ts'
import { checkEligibility } from './online/check-eligibility.ts'
import { correctApplicant } from './online/correct-applicant.ts'
import { finishStudy } from './online/finish-study.ts'
import { listDesignations } from './online/list-designations.ts'
import { listOnlineEnrolments } from './online/list-online-enrolments.ts'
import { markPrinted } from './online/mark-printed.ts'
import { readOnlineEnrolment } from './online/read-online-enrolment.ts'
import { beginIdentityProof } from './membership/begin-identity-proof.ts'
import { changePassword } from './membership/change-password.ts'
import { changePhone } from './membership/change-phone.ts'
import { checkDuplicateId } from './membership/check-duplicate-id.ts'
import { checkPassword } from './membership/check-password.ts'
import { confirmIdentityProof } from './membership/confirm-identity-proof.ts'
import { findId } from './membership/find-id.ts'
import { findPassword } from './membership/find-password.ts'
import { join } from './membership/join.ts'
import { matchCode } from './membership/match-code.ts'
import { readMyPage } from './membership/read-my-page.ts'
import { releaseDormant } from './membership/release-dormant.ts'
import { renewIdentity } from './membership/renew-identity.ts'
import { resetPassword } from './membership/reset-password.ts'
import { sendCode } from './membership/send-code.ts'
import { sendPhoneChangeCode } from './membership/send-phone-change-code.ts'
import { storeIdentity } from './membership/store-identity.ts'
import { updateMember } from './membership/update-member.ts'
import { withdraw } from './membership/withdraw.ts'
import { listLectures } from './study/list-lectures.ts'
import { listStudyRoom } from './study/list-study-room.ts'
import { openLecture } from './study/open-lecture.ts'
import { recordProgress } from './study/record-progress.ts'
import { finishSurvey } from './survey/finish-survey.ts'
import { readSurvey } from './survey/read-survey.ts'
import { submitSurvey } from './survey/submit-survey.ts'
import { openAttempt } from './exam/open-attempt.ts'
import { saveAnswer } from './exam/save-answer.ts'
import { submitExam } from './exam/submit-exam.ts'
import { beginIdentityCheck } from './identity/begin-identity-check.ts'
import { confirmIdentityCheck } from './identity/confirm-identity-check.ts'
import { listIdentityWays } from './identity/list-identity-ways.ts'
import { cancelPayment } from './payment/cancel-payment.ts'
import { confirmPayment } from './payment/confirm-payment.ts'
import { listPayments } from './payment/list-payments.ts'
import { openOrder } from './payment/open-order.ts'
import { quoteRefund } from './payment/quote-refund.ts'
import { readPayment } from './payment/read-payment.ts'
import { receiveNotice } from './payment/receive-notice.ts'
import { requestReceipt } from './payment/request-receipt.ts'
import { readCertificate } from './certificate/read-certificate.ts'
import { verifyCertificate } from './certificate/verify-certificate.ts'
import { blockRange } from './staff/block-range.ts'
import { checkLinkedLogin } from './staff/check-linked-login.ts'
import { extendStaffLogin } from './staff/extend-staff-login.ts'
import { listAudit } from './staff/list-audit.ts'
import { listBlockedRanges } from './staff/list-blocked-ranges.ts'
import { makeLinkToken } from './staff/make-link-token.ts'
import { proveSecondFactor } from './staff/prove-second-factor.ts'
import { readEmployee } from './staff/read-employee.ts'
import { redeemLink } from './staff/redeem-link.ts'
import { searchMembers } from './staff/search-members.ts'
import { staffLogin } from './staff/staff-login.ts'
import { staffLogout } from './staff/staff-logout.ts'
import { unblockRange } from './staff/unblock-range.ts'
import { STAFF_DESK_ENDPOINTS } from './staff-desk/endpoints.ts'
import { STAFF_SESSION_ENDPOINTS } from './staff-sessions/endpoints.ts'
import { checkBlock } from './visitor/check-block.ts'
import { recordReferrer } from './visitor/record-referrer.ts'
import { searchIp } from './visitor/search-ip.ts'
import type { Endpoint } from './kit/endpoint.ts'

/** Every endpoint there is; the API refuses to start while one of them is unserved. */
export const ENDPOINTS = {
  checkLogin,
  extendLogin,
  fetchRecentEducation,
  fetchUser,
  login,
  logout,
  beginIdentityProof,
  changePassword,
  changePhone,
  checkDuplicateId,
  checkPassword,
  confirmIdentityProof,
  findId,
  findPassword,
  join,
  matchCode,
  readMyPage,
  releaseDormant,
  renewIdentity,
  resetPassword,
  sendCode,
  sendPhoneChangeCode,
  storeIdentity,
  updateMember,
  withdraw,
  listAdBanners,
  listBanners,
  listNotices,
  listPopups,
  listSites,
  readNotice,
  listCourses,
  listCities,
  listDistricts,
  listProvinces,
  searchAddresses,
  searchLicences,
  downloadFile,
  uploadFile,
  ...IN_PERSON_ENDPOINTS,
  listOldEducation,
  markOldPrinted,
  readOldEducation,
  applyOnline,
  attachDesignation,
  cancelApplication,
  checkEligibility,
  correctApplicant,
  finishStudy,
  listDesignations,
  listOnlineEnrolments,
  markPrinted,
  readOnlineEnrolment,
  listLectures,
  listStudyRoom,
  openLecture,
  recordProgress,
  finishSurvey,
  readSurvey,
  submitSurvey,
  openAttempt,
  saveAnswer,
  submitExam,
  beginIdentityCheck,
  confirmIdentityCheck,
  listIdentityWays,
  cancelPayment,
  confirmPayment,
  listPayments,
  openOrder,
  quoteRefund,
  readPayment,
  receiveNotice,
  requestReceipt,
  readCertificate,
  verifyCertificate,
  blockRange,
  checkLinkedLogin,
  listAudit,
  listBlockedRanges,
  makeLinkToken,
  proveSecondFactor,
  readEmployee,
  redeemLink,
  searchMembers,
  extendStaffLogin,
  staffLogin,
  staffLogout,
  unblockRange,
  ...STAFF_DESK_ENDPOINTS,
  ...STAFF_SESSION_ENDPOINTS,
  checkBlock,
  recordReferrer,
  searchIp,
} as const satisfies Record<string, Endpoint>
