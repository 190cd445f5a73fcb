import { describe, expect, it } from 'vitest'
import { approvalKindNames } from '@hygiene/domain/staff/approval/approval'
import {
  auditSubjectKinds,
  auditSubjectLabel,
  enrolmentSubject,
  type LoggedAction,
} from '@hygiene/domain/staff/audit-log/audit-subject'
import { documentKinds, jobKinds } from '@hygiene/domain/platform/job/job-kinds'
import { loggedAction } from '@hygiene/domain/staff/audit-log/logged-action'
import { loggedFields } from '@hygiene/domain/staff/audit-log/logged-fields'
import { ACTION_LABELS, actionLabel, auditReasonText, operationLabel, viewActions } from './action-label.ts'

const DIGEST = '1f7790f5a3b1c2d4e5f60718293a4b5c6d7e8f901a2b3c4d5e6f708192a3b4c5'

const rowOf = ({ operation, subject, detail = '' }: LoggedAction) => ({
  operation,
  subjectKind: subject?.kind ?? null,
  subjectNo: subject?.no ?? null,
  detail,
})
const alone = (operation: string, detail = ''): LoggedAction => ({ operation, subject: null, detail })
const about = (
  operation: string,
  kind: (typeof auditSubjectKinds)[number],
  no: number,
  detail = '',
): LoggedAction => ({ operation, subject: { kind, no }, detail })
const certificate = (operation: string) => about(operation, 'certificate', 7, '2026-02-0000001 버전 2')

describe('an entry of the log', () => {
  it.each<[LoggedAction, string]>([
    [alone('listMembers'), '회원 목록 조회'],
    [alone('correctMember', '이름, 생년월일'), '회원 정보 수정 이름, 생년월일'],
    [alone('closeDay', '2026-12-08'), '일 마감 2026-12-08'],
    [alone('findRecords', '6793'), '검색 검색어: 6793'],
    [alone('sendNextScreen', '평가 전 본인확인'), '다음 화면 주소 문자 평가 전 본인확인'],
    [alone('changeEmployeeRole', 'sangdam1 회계'), '직원 역할 변경 sangdam1 회계'],
    [alone('chooseSiteLink', '메뉴얼'), '바로가기 글 선택 메뉴얼 -'],
    [about('chooseSiteLink', 'notice', 5, '메뉴얼'), '바로가기 글 선택 메뉴얼 5'],
    [about('addLecture', 'lecture', 7), '강의 만듦 7'],
    [about('blockRange', 'blockedRange', 3, '203.0.113.0/24'), '접속 차단 203.0.113.0/24'],
    [about('findPayable', 'application', 12), '관리자 결제할 신청 조회 12'],
    [about('enterStaffPayment', 'application', 12), '관리자 결제 신청 12'],
    [about('extendHold', 'application', 12, '3시간'), '자리 잡아 두는 시간 늘리기 신청 12: 3시간'],
    [about('seatFromQueue', 'application', 12, '회차 3'), '대기자에게 자리 주기 신청 12 회차 3'],
    [about('reviveOrder', 'paymentException', 3, '신청 12'), '주문 없는 입금 주문으로 복원 3 신청 12'],
    [about('setCourseTax', 'course', 7, '면세 → 과세'), '과세 구분 정하기 7 면세 → 과세'],
    [about('makeExport', 'export', 1, '결제'), '내보낸 파일에 담김 1 결제'],
    [about('saveCampaign', 'campaign', 3, '2 안내'), '캠페인 내용 저장 3/2 안내'],
    [about('freezeCampaign', 'campaign', 3, '2'), '캠페인 받을 사람 정하기 3/2'],
    [about('steerCampaign', 'campaign', 3, '멈춤'), '캠페인 멈추기·잇기 3 멈춤'],
    [about('orderImport', 'import', 1, '이전 이력'), '가져온 행 등록 시작 가져오기 1: 이전 이력'],
    [
      about('redeemPrintCode', 'certificate', 7, '2026-02-0000001'),
      '출력 코드로 수료증 출력 2026-02-0000001',
    ],
    [certificate('supersedeCertificate'), '수료증 정정 재발급 2026-02-0000001 버전 2'],
    [{ ...alone('readStaffEnrolment'), subject: enrolmentSubject('inPerson', 12) }, '신청 건 조회 12'],
    [
      { ...alone('judgeDesignation', '받음'), subject: enrolmentSubject('online', 12) },
      '지정확인서 확인 온라인교육 12: 받음',
    ],
    [
      {
        ...about('correctStaffEnrolment', 'enrolment', 12),
        detail: loggedFields(['businessName', 'address2']),
      },
      '신청 건 수정 12: 업소명, 상세 주소',
    ],
    [
      {
        ...about('correctLicenceCheck', 'licenceCheck', 12),
        detail: loggedFields(['licenceNo', 'licenceKey']),
      },
      '업소 바로잡기 12: 영업신고번호',
    ],
    [loggedAction.decidePresence(12, true), '출석 결정 신청 12: 출석'],
    [about('moveBooking', 'application', 12, '회차 3'), '다른 회차로 옮기기 신청 12 → 회차 3'],
    [loggedAction.cancelSession(12, null), '집합교육 회차 취소 회차 12'],
    [loggedAction.cancelSession(12, 15), '집합교육 회차 취소 회차 12 → 15'],
    [loggedAction.makeSessions([12, 13, 15]), '집합교육 회차 만들기 회차 12~15 (3건)'],
    [
      { operation: 'retireVenue', subject: { kind: 'venue', no: 3 }, detail: '사용 중지' },
      '교육장 쓰임 바꾸기 교육장 3: 사용 중지',
    ],
    [loggedAction.unmaskField(4, 'phone'), '가린 칸 열기 상담 4: 휴대전화'],
    [loggedAction.retryJob('issue-certificate', 'outbox-12'), '멈춘 작업 다시 하기 수료증 만들기 12'],
    [loggedAction.retryJob('later-kind', 'repeat:x'), '멈춘 작업 다시 하기'],
    [loggedAction.redrawDocument('receipt', 12), '문서 다시 만들기 영수증 12'],
    [
      loggedAction.onApproval('requestApproval', 1, 'supersedeIdentity'),
      '결재 요청 결재 1: 수료증 성명·생년월일 정정',
    ],
    [
      loggedAction.onEmployee('resetApp', { employeeNo: 9, loginId: 'sangdam1' }),
      '직원 인증 앱 초기화 sangdam1',
    ],
    [about('uploadEverything', 'export', 1, 'now'), '기타 처리'],
  ])('describes %o as «%s»', (action, label) => {
    expect(actionLabel(rowOf(action))).toBe(label)
  })

  const CODED = [
    ...approvalKindNames.map((kind) => loggedAction.onApproval('approveChange', 12, kind)),
    ...jobKinds.map((kind) => loggedAction.retryJob(kind, 'outbox-12')),
    ...documentKinds.map((kind) => loggedAction.redrawDocument(kind, 12)),
  ]
  it.each([...[...ACTION_LABELS.keys()].map(operationLabel), ...CODED.map((one) => actionLabel(rowOf(one)))])(
    'uses no Latin letter: %s',
    (label) => {
      expect(label.replace('QR', '')).not.toMatch(/[A-Za-z]|undefined|기타 처리/)
    },
  )
})

it('names each kind of subject in Korean or leaves the name to the operation', () => {
  expect(Object.values(auditSubjectLabel).join('')).toMatch(/^[가-힣]+$/)
  for (const kind of auditSubjectKinds) expect(kind.length).toBeLessThanOrEqual(30)
})

it.each([
  [`${DIGEST} 월말 대사`, '월말 대사'],
  [DIGEST, ''],
  ['결제·환불 문의', '결제·환불 문의'],
])('shows the reason «%s» as «%s»', (reason, text) => {
  expect(auditReasonText(reason)).toBe(text)
})

it('classifies an action as a view or a change', () => {
  expect(viewActions).toEqual(expect.arrayContaining(['listMembers', 'unmaskField', 'readStaffMember']))
  expect(viewActions).not.toContain('correctMember')
})
