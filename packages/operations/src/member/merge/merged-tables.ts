export interface MovedTable {
  table: string
  key: string
  label: string
  state?: 'status' | 'seat' | 'answeredAt' | 'endedAt'
}

/** Lists the tables whose rows move at a merge by their column `memberNo`. */
export const MOVED_TABLES: readonly MovedTable[] = [
  { table: 'Payment', key: 'paymentNo', label: '결제', state: 'status' },
  { table: 'OnlineEnrolment', key: 'enrolmentNo', label: '온라인 수강', state: 'status' },
  { table: 'InPersonEnrolment', key: 'inPersonEnrolmentNo', label: '집합교육', state: 'status' },
  { table: 'Booking', key: 'applicationNo', label: '집합교육 자리', state: 'seat' },
  { table: 'WaitingEntry', key: 'waitingNo', label: '기다리는 순서', state: 'status' },
  { table: 'Application', key: 'applicationNo', label: '신청' },
  { table: 'OldEducation', key: 'oldEduNo', label: '이전 교육 이력' },
  { table: 'Exemption', key: 'exemptionNo', label: '인정·면제', state: 'endedAt' },
  { table: 'StoredFile', key: 'fileNo', label: '파일' },
  { table: 'Inquiry', key: 'inquiryNo', label: '문의', state: 'answeredAt' },
  { table: 'Message', key: 'messageNo', label: '보낸 문자' },
  { table: 'FormerAccount', key: 'formerId', label: '이전 누리집 계정' },
  { table: 'ConsentRecord', key: 'consentNo', label: '동의 기록' },
]

/** Lists each reference to a member that does not move, with its reason. */
export const STAYING_COLUMNS: Readonly<Record<string, string>> = {
  'Login.memberNo': 'it tells who was in which account; open ones end',
  'PlayerLease.memberNo': 'the player stops: its row ends, the watched time is in the enrolment',
  'IdentityProof.memberNo': 'of one browser and half an hour',
  'PhoneCode.memberNo': 'of three minutes',
  'PasswordReset.memberNo': 'for the password of that account alone',
  'Passkey.memberNo': 'the device has signed for the number of that account',
  'PasskeyChallenge.memberNo': 'of minutes, for a key of that account',
  'SupportCode.memberNo': 'of ten minutes, refused for a closed account',
  'AccountNote.memberNo': 'the history of that account’s keys and codes',
  'LinkToken.memberNo': 'of sixty seconds, refused for a closed account',
  'MemberCase.memberNo': 'it tells whose record was opened',
  'Help.helperNo': 'the owner agreed to that account; it helps no longer',
  'Help.ownerNo': 'the consent was given from that account',
  'CampaignPerson.memberNo': 'it tells whose turn it was; the message moves',
  'MemberMerge.stayNo': 'the history of merging',
  'MemberMerge.closedNo': 'the history of merging',
  'Member.mergedIntoNo': 'accounts merged before lead to this one, and this one on',
}
