import { describe, expect, it } from 'vitest'
import { ACTION_LABELS, actionLabel, auditReasonText, viewActions } from './action-label.ts'
import { SUBJECT_LABELS } from './subject-labels.ts'

const DIGEST = '1f7790f5a3b1c2d4e5f60718293a4b5c6d7e8f901a2b3c4d5e6f708192a3b4c5'
const CODES = Object.entries(SUBJECT_LABELS).flatMap(([name, labels]) =>
  Object.keys(labels).map((code) => `${name} 12: ${code}`),
)

describe('an entry of the log', () => {
  it.each([
    ['listMembers', '회원 목록 조회'],
    ['blockRange 203.0.113.0/24', '접속 차단 203.0.113.0/24'],
    ['disableEmployee sangdam1', '직원 계정 정지 sangdam1'],
    ['changeEmployeeRole sangdam1 finance', '직원 역할 변경 sangdam1 회계'],
    ['decidePresence 신청 12: 출석', '출석 결정 신청 12: 출석'],
    ['requestApproval 결재 1: supersedeIdentity', '결재 요청 결재 1: 수료증 성명·생년월일 정정'],
    ['makeExport 1 payments', '내보낸 파일에 담김 1 결제'],
    ['retryJob issue-certificate outbox-12', '멈춘 작업 다시 하기 수료증 만들기 12'],
    ['correctStaffEnrolment 12: businessName, address2', '신청 건 수정 12: 업소명, 상세 주소'],
    ['correctLicenceCheck 12: licenceNo, licenceKey', '업소 바로잡기 12: 영업신고번호'],
    ['correctStaffEnrolment 12: businessName, compan', '신청 건 수정 12: 업소명'],
    ['redeemPrintCode 2026-02-0000001', '출력 코드로 수료증 출력 2026-02-0000001'],
    ['uploadEverything now', '기타 처리'],
  ])('says %s as «%s»', (action, label) => {
    expect(actionLabel(action)).toBe(label)
  })

  it.each([...ACTION_LABELS.keys(), ...CODES, ...CODES.map((code) => code.slice(0, -2))])(
    'has no Latin letter: %s',
    (action) => {
      // A QR code has no other name.
      expect(actionLabel(action).replace('QR', '')).not.toMatch(/[A-Za-z]|undefined|기타 처리/)
    },
  )

  it.each(['uploadImport 가져오기 1:', 'orderImport', 'takeExport 1', 'makeExport 1 payments'])(
    'has no digest of a file: %s',
    (name) => {
      expect(actionLabel(`${name} ${DIGEST}`)).not.toContain('1f7790')
    },
  )
})

it.each([
  [`${DIGEST} 월말 대사`, '월말 대사'],
  [DIGEST, ''],
  ['결제·환불 문의', '결제·환불 문의'],
])('shows the reason «%s» as «%s»', (reason, text) => {
  expect(auditReasonText(reason)).toBe(text)
})

it('counts an act as a look or as a change', () => {
  expect(viewActions).toEqual(expect.arrayContaining(['listMembers', 'unmaskField', 'readStaffMember']))
  expect(viewActions).not.toContain('correctMember')
})
