import { countDownload } from '@hygiene/contracts/content/board/count-download'
import { makePrintCode } from '@hygiene/contracts/education/certificate/make-print-code'
import { correctCertificate } from '@hygiene/contracts/education/certificate/correct-certificate'
import { readCertificate } from '@hygiene/contracts/education/certificate/read-certificate'
import { verifyDocument } from '@hygiene/contracts/education/certificate/verify-document'
import { listMissedLectures } from '@hygiene/contracts/education/exam/list-missed-lectures'
import { openAttempt } from '@hygiene/contracts/education/exam/open-attempt'
import { saveAnswer } from '@hygiene/contracts/education/exam/save-answer'
import { submitExam } from '@hygiene/contracts/education/exam/submit-exam'
import { downloadFile } from '@hygiene/contracts/platform/file/download-file'
import { textDocumentLink } from '@hygiene/contracts/platform/file/text-document-link'
import { beginIdentityCheck } from '@hygiene/contracts/member/identity-check/begin-identity-check'
import { confirmIdentityCheck } from '@hygiene/contracts/member/identity-check/confirm-identity-check'
import { markOldPrinted } from '@hygiene/contracts/education/old-record/mark-old-printed'
import { readOldEducation } from '@hygiene/contracts/education/old-record/read-old-education'
import { applyOnline } from '@hygiene/contracts/education/enrolment/apply-online'
import { attachDesignation } from '@hygiene/contracts/education/designation/attach-designation'
import { cancelApplication } from '@hygiene/contracts/education/enrolment/cancel-application'
import { checkEligibility } from '@hygiene/contracts/education/enrolment/check-eligibility'
import { correctApplicant } from '@hygiene/contracts/education/enrolment/correct-applicant'
import { finishStudy } from '@hygiene/contracts/education/enrolment/finish-study'
import { markPrinted } from '@hygiene/contracts/education/enrolment/mark-printed'
import { readOnlineEnrolment } from '@hygiene/contracts/education/enrolment/read-online-enrolment'
import { readStudyGuard } from '@hygiene/contracts/education/enrolment/read-study-guard'
import { askInvoice } from '@hygiene/contracts/money/cash-receipt/ask-invoice'
import { cancelPayment } from '@hygiene/contracts/money/refund/cancel-payment'
import { confirmPayment } from '@hygiene/contracts/money/settlement/confirm-payment'
import { listPayments } from '@hygiene/contracts/money/payment/list-payments'
import { openOrder } from '@hygiene/contracts/money/order/open-order'
import { quoteRefund } from '@hygiene/contracts/money/refund/quote-refund'
import { readPayment } from '@hygiene/contracts/money/payment/read-payment'
import { requestReceipt } from '@hygiene/contracts/money/receipt/request-receipt'
import { textAccount } from '@hygiene/contracts/money/payment/text-account'
import { listLectures } from '@hygiene/contracts/education/study/list-lectures'
import { openLecture } from '@hygiene/contracts/education/study/open-lecture'
import { openReplay } from '@hygiene/contracts/education/study/open-replay'
import { recordProgress } from '@hygiene/contracts/education/study/record-progress'
import { finishSurvey } from '@hygiene/contracts/education/survey/finish-survey'
import { readSurvey } from '@hygiene/contracts/education/survey/read-survey'
import { submitSurvey } from '@hygiene/contracts/education/survey/submit-survey'
import type { Records } from './records.ts'
import { row, type StrangerRow } from './stranger-row.ts'

const PLACE = {
  businessName: '새 밥집',
  representative: '홍길동',
  address: '서울특별시 중구 세종대로 1',
  positionType: 1,
} as const

const applicationOf = ({ freshLicence, person }: Records) => ({
  ...PLACE,
  industryType: 1 as const,
  licenseNumber: freshLicence,
  sidoCode: '1100000000',
  phone: person.phone,
  privacyConsent: true as const,
})

const record = ({ studying, lectureNo, leaseNo }: Records) => ({
  enrolmentNo: studying.enrolmentNo,
  lectureNo,
  studyTime: 0,
  status: 2 as const,
  isStart: 1 as const,
  leaseNo,
  sequence: 1,
  playedSeconds: 0,
})

const examined = ({ examined: { enrolmentNo } }: Records) => ({ enrolmentNo })
const studying = ({ studying: { enrolmentNo } }: Records) => ({ enrolmentNo })
const completed = ({ completed: { enrolmentNo } }: Records) => ({ enrolmentNo })
const UNKNOWN = 'ENROLMENT_NOT_FOUND'

const STUDY_ROWS: readonly StrangerRow[] = [
  row(textDocumentLink, 'DOCUMENT_NOT_ISSUED', ({ completed: { enrolmentNo } }) => ({
    document: 'certificate' as const,
    recordNo: enrolmentNo,
  })),
  row(readOnlineEnrolment, UNKNOWN, studying),
  row(listLectures, UNKNOWN, studying),
  row(recordProgress, UNKNOWN, (theirs, own) => ({ ...record(own), ...studying(theirs) })),
  row(recordProgress, 'LEASE_LOST', ({ leaseNo }, own) => ({ ...record(own), leaseNo })),
  row(openLecture, UNKNOWN, (theirs, { lectureNo }) => ({ ...studying(theirs), lectureNo })),
  row(openLecture, 'PLAYER_OPEN_ELSEWHERE', ({ leaseNo }, own) => ({
    ...studying(own),
    lectureNo: own.lectureNo,
    leaseNo,
  })),
  row(openReplay, UNKNOWN, (theirs, { lectureNo }) => ({ ...completed(theirs), lectureNo })),
  row(finishStudy, UNKNOWN, studying),
  row(readSurvey, UNKNOWN, examined),
  row(submitSurvey, UNKNOWN, (theirs) => ({
    ...examined(theirs),
    surveyResultBean: { surveyNo: 1, answers: [] },
  })),
  row(finishSurvey, UNKNOWN, examined),
  row(beginIdentityCheck, UNKNOWN, (theirs) => ({ ...examined(theirs), method: 'phone' as const })),
  row(confirmIdentityCheck, 'IDENTITY_UNKNOWN', ({ identityCheckId: identityVerificationId }) => ({
    identityVerificationId,
  })),
  row(openAttempt, UNKNOWN, examined),
  row(saveAnswer, 'ATTEMPT_NOT_FOUND', ({ attemptNo, questionNo }) => ({ attemptNo, questionNo, chosen: 0 })),
  row(listMissedLectures, 'ATTEMPT_NOT_FOUND', ({ attemptNo }) => ({ attemptNo })),
  row(submitExam, UNKNOWN, (theirs) => ({ ...examined(theirs), attemptNo: theirs.attemptNo })),
  row(submitExam, 'ATTEMPT_NOT_FOUND', ({ attemptNo }, own) => ({ ...examined(own), attemptNo })),
]

const APPLICATION_ROWS: readonly StrangerRow[] = [
  row(readStudyGuard, UNKNOWN, ({ unpaid: { applicationNo } }) => ({ applicationNo })),
  row(
    applyOnline,
    'ALREADY_APPLIED',
    ({ unpaid }, own) => ({
      onlineApplication: { ...applicationOf(own), licenseNumber: unpaid.licenceNo },
    }),
    { isForAll: true },
  ),
  row(checkEligibility, 'nothing', ({ unpaid }) => ({
    industryType: 1,
    licenseNumber: unpaid.licenceNo,
    sidoCode: '1100000000',
  })),
  row(applyOnline, UNKNOWN, ({ unpaid: { enrolmentNo } }, own) => ({
    onlineApplication: { ...applicationOf(own), enrolmentNo },
  })),
  row(correctApplicant, UNKNOWN, (theirs) => ({ onlineApplication: { ...PLACE, ...studying(theirs) } })),
  row(cancelApplication, UNKNOWN, ({ unpaid: { enrolmentNo } }) => ({ enrolmentNo })),
  row(attachDesignation, UNKNOWN, (theirs, { fileNo }) => ({ ...studying(theirs), fileNo })),
  row(attachDesignation, 'FILE_NOT_FOUND', ({ fileNo }, own) => ({ ...studying(own), fileNo })),
]

const PAPER_ROWS: readonly StrangerRow[] = [
  row(markPrinted, UNKNOWN, completed),
  row(readCertificate, UNKNOWN, completed),
  row(verifyDocument, 'DOCUMENT_NOT_FOUND', (theirs, own) => ({
    number: theirs === own ? own.verificationNumber : `${theirs.certificateNumber}-----------`.slice(0, 14),
  })),
  row(markOldPrinted, 'OLD_RECORD_NOT_FOUND', ({ oldEduNo }) => ({ oldEduNo })),
  row(readOldEducation, 'OLD_RECORD_NOT_FOUND', ({ oldEduNo }) => ({ oldEduNo })),
  row(downloadFile, 'FILE_NOT_FOUND', ({ fileNo }) => ({ fileNo })),
  row(countDownload, 'FILE_NOT_FOUND', ({ fileNo }) => ({ fileNo }), { isForAll: true }),
]

const PAYMENT_ROWS: readonly StrangerRow[] = [
  row(openOrder, UNKNOWN, ({ unpaid: { applicationNo } }) => ({ applicationNo, paymentType: 1 })),
  row(readPayment, 'PAYMENT_NOT_FOUND', ({ paymentId }) => ({ paymentId })),
  row(textAccount, 'PAYMENT_NOT_FOUND', ({ paymentId }) => ({ paymentId })),
  row(confirmPayment, 'PAYMENT_NOT_FOUND', ({ paymentId }) => ({ paymentId })),
  row(quoteRefund, 'PAYMENT_NOT_FOUND', ({ paymentNo }) => ({ paymentNo })),
  row(cancelPayment, 'PAYMENT_NOT_FOUND', ({ paymentNo }) => ({ paymentNo, reason: '단순 변심' })),
  row(makePrintCode, 'CERTIFICATE_NOT_ISSUED', ({ certificateNumber }) => ({ certificateNumber })),
  row(correctCertificate, 'CERTIFICATE_NOT_ISSUED', ({ certificateNumber }) => ({
    certificateNumber,
    businessName: '맛집',
    address: '경기도',
    address2: '',
  })),
  row(askInvoice, 'PAYMENT_NOT_FOUND', ({ paymentNo }) => ({
    paymentNo,
    businessNumber: '220-81-62517',
    businessName: '영자네 밥상',
    email: 'owner@example.com',
  })),
  row(requestReceipt, 'PAYMENT_NOT_FOUND', ({ paymentNo }) => ({ paymentNo })),
  row(listPayments, 'nothing', examined),
  row(listPayments, 'nothing', ({ seat: { inPersonEnrolmentNo } }) => ({ inPersonEnrolmentNo })),
]

export const ONLINE_ROWS: readonly StrangerRow[] = [
  ...STUDY_ROWS,
  ...APPLICATION_ROWS,
  ...PAPER_ROWS,
  ...PAYMENT_ROWS,
]
