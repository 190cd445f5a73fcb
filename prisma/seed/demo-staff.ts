import type { StaffRole } from '@hygiene/db/generated/client'
import { PASSWORD, STAFF_TOTP_SECRET } from '@hygiene/testing'

export interface DemoStaff {
  loginId: string
  password: string
  appKey: string
  name: string
  role: StaffRole
  sidoCode?: string
  hasApp: boolean
  story: string
}

const employees: readonly Omit<DemoStaff, 'password' | 'appKey'>[] = [
  {
    loginId: 'bonbu1',
    name: '이정은',
    role: 'headquarters',
    hasApp: true,
    story: '본부: 회원 찾기, 연계 로그인, 집합교육 회차, 지정확인서, 결제, 대사, 처리 기록, 접속 차단',
  },
  {
    loginId: 'bonbu2',
    name: '김본부',
    role: 'headquarters',
    hasApp: true,
    story: '본부 두 번째 사람: 다른 직원이 올린 결재 승인',
  },
  {
    loginId: 'sangdam1',
    name: '박상담',
    role: 'support',
    hasApp: true,
    story: '상담: 회원 찾기, 연계 로그인',
  },
  {
    loginId: 'hoegye1',
    name: '한회계',
    role: 'finance',
    hasApp: true,
    story: '회계: 회원 찾기, 결제, 대사, 환불',
  },
  {
    loginId: 'jihoe1',
    name: '오지회',
    role: 'branch',
    sidoCode: '4100000000',
    hasApp: true,
    story: '경기 지회: 자기 지회의 집합교육 회차 (출석 결정을 기다리는 사람이 있습니다)',
  },
  {
    loginId: 'gyoyuk1',
    name: '최교육',
    role: 'education',
    hasApp: false,
    story: '교육: 처음 로그인 (인증 앱 연결)',
  },
]

export const demoStaff: readonly DemoStaff[] = employees.map((employee) => ({
  ...employee,
  password: PASSWORD,
  appKey: STAFF_TOTP_SECRET,
}))
