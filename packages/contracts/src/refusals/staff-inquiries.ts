export const INQUIRY_MOVED_ON = {
  code: -3480,
  message: '그 사이 새 글이 올라왔습니다. 위의 글을 확인한 뒤 다시 보내주세요. 쓰신 글은 그대로 있습니다.',
} as const
export const INQUIRY_TAKEN = {
  code: -3481,
  message: '그 사이 담당이 바뀌었습니다. 지금 담당을 확인해주세요.',
} as const
export const INQUIRY_MERGED = {
  code: -3482,
  message: '다른 문의와 합친 글입니다. 합친 문의에서 이어가주세요.',
} as const
export const INQUIRY_ANONYMOUS = {
  code: -3483,
  message: '익명 신고는 합칠 수 없습니다. 글쓴이가 드러날 수 있습니다.',
} as const
export const INQUIRY_MERGE_MISMATCH = {
  code: -3484,
  message: '같은 회원이 쓴 같은 종류의 글끼리만 합칠 수 있습니다.',
} as const
export const INQUIRY_NOT_MERGED = {
  code: -3485,
  message: '합친 글이 아닙니다. 새로 고쳐 확인해주세요.',
} as const
export const ASSIGNEE_NOT_FOUND = {
  code: -3486,
  message: '이 문의를 맡을 수 있는 직원이 아닙니다. 다시 골라주세요.',
} as const
export const INQUIRY_NEEDS_ANSWER = {
  code: -3487,
  message: '아직 답하지 않은 글은 마칠 수 없습니다. 먼저 답해주세요.',
} as const
export const CANNED_CHANGED = {
  code: -3488,
  message: '다른 직원이 먼저 수정했습니다. 새로 고쳐 확인한 뒤 다시 수정해주세요.',
} as const
export const CANNED_NOT_FOUND = {
  code: -3489,
  message: '없는 답입니다. 목록에서 다시 골라주세요.',
} as const
export const INQUIRY_BRANCH_UNKNOWN = {
  code: -3490,
  message: '없는 지회입니다. 다시 골라주세요.',
} as const
export const HOURS_CHANGED = {
  code: -3491,
  message: '다른 직원이 먼저 업무 시간을 수정했습니다. 새로 고쳐 확인한 뒤 다시 수정해주세요.',
} as const
export const TOPICS_CHANGED = {
  code: -3660,
  message: '다른 직원이 먼저 주제를 수정했습니다. 새로 고쳐 확인한 뒤 다시 수정해주세요.',
} as const
export const TOPIC_NOT_FOUND = {
  code: -3661,
  message: '없는 주제입니다. 다시 골라주세요.',
} as const
