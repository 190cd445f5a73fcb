export const APPROVAL_NOT_FOUND = {
  code: -3000,
  message: '결재를 찾을 수 없습니다. 목록을 새로 고쳐주세요.',
} as const
export const APPROVAL_OWN = {
  code: -3001,
  message: '요청한 사람은 승인하거나 반려할 수 없습니다. 다른 직원이 결재해야 합니다.',
} as const
export const APPROVAL_ABOUT_YOURSELF = {
  code: -3002,
  message: '본인에 대한 요청은 결재할 수 없습니다. 다른 직원이 결재해야 합니다.',
} as const
export const APPROVAL_ROLE_MAY_NOT = {
  code: -3003,
  message: '이 결재를 승인하거나 반려할 수 있는 역할이 아닙니다.',
} as const
export const APPROVAL_DECIDED = {
  code: -3004,
  message: '이미 끝난 결재입니다. 목록을 새로 고쳐주세요.',
} as const
export const APPROVAL_CHANGED = {
  code: -3005,
  message: '요청한 뒤에 기록이 바뀌어 결재를 끝냈습니다. 바뀐 기록을 보고 다시 올려주세요.',
} as const
export const APPROVAL_EXPIRED = {
  code: -3006,
  message: '7일 안에 승인되지 않아 끝난 결재입니다. 필요하면 다시 올려주세요.',
} as const
export const APPROVAL_TWIN_PENDING = {
  code: -3007,
  message: '같은 요청이 이미 승인을 기다리고 있습니다. 결재에서 확인해주세요.',
} as const
export const APPROVAL_NO_APPROVER = {
  code: -3008,
  message: '승인할 수 있는 다른 직원이 없어 올릴 수 없습니다. 본부 직원을 두 명 이상 두어야 합니다.',
} as const
export const APPROVAL_SUBJECT_GONE = {
  code: -3009,
  message: '바꿀 기록을 찾을 수 없습니다. 화면을 새로 고쳐주세요.',
} as const
export const APPROVAL_REASON_UNKNOWN = {
  code: -3010,
  message: '사유를 목록에서 골라주세요.',
} as const
export const APPROVAL_NOT_YOURS = {
  code: -3011,
  message: '요청한 사람만 취소할 수 있습니다.',
} as const
export const EMPLOYEE_NOT_FOUND = {
  code: -3020,
  message: '직원을 찾을 수 없습니다. 목록을 새로 고쳐주세요.',
} as const
export const ROLE_UNCHANGED = {
  code: -3021,
  message: '지금과 같은 역할과 지회입니다. 바꿀 것을 골라주세요.',
} as const
export const ROLE_BRANCH_WRONG = {
  code: -3022,
  message: '지회 직원은 지회를 골라야 하고, 다른 역할은 지회를 고를 수 없습니다.',
} as const
export const LOGIN_ID_TAKEN = {
  code: -3023,
  message: '이미 있는 아이디입니다. 다른 아이디를 입력해주세요.',
} as const
export const EMPLOYEE_YOURSELF = {
  code: -3024,
  message: '본인에게는 할 수 없습니다. 다른 본부 직원이 해야 합니다.',
} as const
export const EMPLOYEE_SET_UP = {
  code: -3025,
  message: '이미 비밀번호를 정한 직원입니다. 목록을 새로 고쳐주세요.',
} as const
export const SET_UP_BY_INVITER = {
  code: -3026,
  message: '초대를 요청한 사람은 설정 주소를 만들 수 없습니다. 다른 본부 직원이 만들어야 합니다.',
} as const
export const SET_UP_OVER = {
  code: -3027,
  message: '이미 사용했거나 24시간이 지난 주소입니다. 본부에 새 주소를 요청해주세요.',
} as const
export const APPROVAL_MAKER_GONE = {
  code: -3012,
  message:
    '올린 직원이 사용 중지되었거나 권한이 바뀌어 이 결재를 끝냈습니다. 필요하면 권한이 있는 직원이 다시 올려주세요.',
} as const
