import { type ImportColumn, optional, required, text } from './import-column.ts'

/** Identifies the person in the previous system; all their records refer to it. */
export const FORMER_ID_COLUMN: ImportColumn = {
  key: 'formerId',
  label: '이전 아이디',
  column: text(40),
  ...required,
  alike: ['아이디', '회원아이디', '회원번호', '이전회원번호', 'userid', 'id'],
}

export const NAME_COLUMN: ImportColumn = {
  key: 'name',
  label: '성명',
  column: text(40),
  ...required,
  alike: ['이름', '회원명', 'name', 'username'],
  mask: 'name',
}

export const MEMBER_COLUMNS: readonly ImportColumn[] = [
  FORMER_ID_COLUMN,
  NAME_COLUMN,
  {
    key: 'birth',
    label: '생년월일',
    column: { type: 'birth' },
    ...required,
    alike: ['생일', 'birth', 'birthday'],
    mask: 'birth',
  },
  {
    key: 'phone',
    label: '휴대전화',
    column: { type: 'phone' },
    ...required,
    alike: ['휴대폰', '핸드폰', '전화번호', '연락처', 'phone', 'mobile'],
    mask: 'phone',
  },
  {
    key: 'termsOn',
    label: '약관 동의일',
    column: { type: 'day' },
    ...required,
    alike: ['동의일', '동의일자', '약관동의', '이용약관동의일', '개인정보동의일'],
  },
  {
    key: 'termsVersion',
    label: '동의 문구 버전',
    column: text(20),
    ...required,
    alike: ['약관버전', '동의버전', '문구버전', 'version'],
  },
  {
    key: 'evidence',
    label: '동의 출처',
    column: text(200),
    ...required,
    alike: ['동의근거', '출처', '증빙', '동의증빙'],
  },
  {
    key: 'marketingOn',
    label: '광고 동의일',
    column: { type: 'day' },
    ...optional,
    alike: ['마케팅동의일', '광고수신동의일', '수신동의일'],
  },
  {
    key: 'thirdPartyOn',
    label: '제3자 제공 동의일',
    column: { type: 'day' },
    ...optional,
    alike: ['제3자동의일', '제공동의일'],
  },
  { key: 'joinedOn', label: '가입일', column: { type: 'day' }, ...optional, alike: ['가입일자', '등록일'] },
  {
    key: 'email',
    label: '이메일',
    column: text(120),
    ...optional,
    alike: ['메일', '전자우편', 'email'],
  },
  {
    key: 'companyPhone',
    label: '영업장 전화',
    column: text(20),
    ...optional,
    alike: ['회사전화', '업소전화', '사업장전화'],
  },
  {
    key: 'zipCode',
    label: '우편번호',
    column: { type: 'code', most: 5, pattern: /^\d{5}$/, sentence: '숫자 5자리여야 합니다' },
    ...optional,
    alike: ['zipcode', 'zip'],
  },
  {
    key: 'address',
    label: '주소',
    column: text(150),
    ...optional,
    alike: ['자택주소', '기본주소'],
    mask: 'address',
  },
  {
    key: 'address2',
    label: '상세주소',
    column: text(100),
    ...optional,
    alike: ['나머지주소'],
    mask: 'address',
  },
]
