export const LICENCE_CHECK_NOT_FOUND = {
  code: -3790,
  message: '확인할 업소를 찾을 수 없습니다. 목록을 새로 고쳐주세요.',
} as const
export const LICENCE_CHECK_CHANGED = {
  code: -3791,
  message: '그사이 업소 정보가 바뀌었습니다. 새 내용을 확인해주세요.',
} as const
export const LICENCE_CHECK_DECIDED = {
  code: -3792,
  message: '이미 확인이 끝난 업소입니다. 목록을 새로 고쳐주세요.',
} as const
export const LICENCE_CHECK_ENDED = {
  code: -3793,
  message: '끝난 신청의 업소는 수정할 수 없습니다.',
} as const
export const LICENCE_CHECK_UNCHANGED = {
  code: -3794,
  message: '바뀐 내용이 없습니다. 그대로 맞으면 «맞음»을 눌러주세요.',
} as const
export const LICENCE_OF_OTHER_RECORD = {
  code: -3795,
  message: '이 영업신고번호로 올해 신청하거나 수료한 기록이 따로 있습니다. 두 신청을 함께 확인해주세요.',
} as const
