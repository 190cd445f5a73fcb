export const INQUIRY_NOT_FOUND = {
  code: -2900,
  message: '없는 글입니다. 목록에서 다시 골라주세요.',
} as const
export const INQUIRY_PRIVATE = {
  code: -2901,
  message: '비밀글은 글쓴이만 볼 수 있습니다. 쓰신 글이라면 로그인해주세요.',
} as const
export const INQUIRY_ANSWERED = {
  code: -2902,
  message: '답변이 있어 고칠 수 없습니다. 더 물으실 것은 추가 문의로 남겨주세요.',
} as const
export const INQUIRY_NOT_ANSWERED = {
  code: -2903,
  message: '추가 문의는 답변을 받으신 뒤에 쓸 수 있습니다. 그 전에는 쓰신 글을 고쳐주세요.',
} as const
export const INQUIRY_CHANGED = {
  code: -2904,
  message: '다른 창에서 먼저 고치신 글입니다. 새로 고쳐 확인한 뒤 다시 고쳐주세요.',
} as const
export const INQUIRY_TOO_OFTEN = {
  code: -2905,
  message: '하루에 열 번까지 쓸 수 있습니다. 급하시면 고객센터로 전화해주세요.',
} as const
