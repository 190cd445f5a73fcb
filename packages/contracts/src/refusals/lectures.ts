export const STAFF_LECTURE_NOT_FOUND = {
  code: -3540,
  message: '강의를 찾을 수 없습니다. 목록에서 다시 골라주세요.',
} as const
export const VIDEO_NOT_FOUND = {
  code: -3541,
  message: '영상을 찾을 수 없습니다. 화면을 새로 고쳐주세요.',
} as const
export const VIDEO_IN_PROGRESS = {
  code: -3542,
  message: '이 강의에 아직 끝나지 않은 영상이 있습니다. 먼저 공개하거나 중단한 뒤 올려주세요.',
} as const
export const VIDEO_TOO_LARGE = {
  code: -3543,
  message: '파일이 2GB보다 큽니다. 화질을 낮추거나 강의를 나누어 올려주세요.',
} as const
export const VIDEO_STORE_FULL = {
  code: -3544,
  message: '변환을 기다리는 파일이 20GB를 넘습니다. 변환이 끝난 뒤 올려주세요.',
} as const
export const VIDEO_NOT_IN_PROGRESS = {
  code: -3545,
  message: '이미 공개했거나 중단한 영상입니다. 화면을 새로 고쳐주세요.',
} as const
export const VIDEO_NOT_FAILED = {
  code: -3546,
  message: '변환에 실패한 영상이 아닙니다. 화면을 새로 고쳐주세요.',
} as const
export const VIDEO_NOT_CONVERTED = {
  code: -3547,
  message: '아직 변환하지 않은 영상입니다. 변환이 끝난 뒤 자막을 올려주세요.',
} as const
export const CAPTIONS_WRONG = {
  code: -3548,
  message: '자막 파일을 수정해주세요. {about}',
} as const
export const VIDEO_NOT_READY = {
  code: -3549,
  message: '변환과 자막이 끝난 영상만 공개합니다. 자막을 올리거나 필요 없는 사유를 적어주세요.',
} as const
export const VIDEO_TOO_SHORT = {
  code: -3550,
  message: '이 영상으로 바꾸면 강의의 합이 과정의 교육 시간보다 짧아집니다. 더 긴 영상을 올려주세요.',
} as const
export const COURSE_LECTURE_WITHOUT_VIDEO = {
  code: -3551,
  message: '영상을 공개하지 않은 강의가 들어 있습니다. 영상을 공개한 뒤 넣어주세요.',
} as const
export const VIDEO_NOT_PLAYABLE = {
  code: -3690,
  message: '아직 변환하지 않은 영상입니다. 변환이 끝난 뒤 보실 수 있습니다.',
} as const
export const VIDEO_REMOVED = {
  code: -3691,
  message: '보관 기간이 지나 삭제한 영상입니다.',
} as const
export const LECTURE_TEXT_CHANGED = {
  code: -3692,
  message: '그사이 다른 직원이 강의 이름을 바꿨습니다. 지금 이름을 확인한 뒤 다시 수정해주세요.',
} as const
export const VIDEO_NOT_OPEN = {
  code: -3850,
  message: '올리는 중인 영상이 아닙니다. 화면을 새로 고쳐주세요.',
} as const
export const VIDEO_PART_NOT_WANTED = {
  code: -3851,
  message: '이미 받은 부분이거나 이 파일에 없는 부분입니다. 화면을 새로 고쳐주세요.',
} as const
export const VIDEO_PART_NOT_WHOLE = {
  code: -3852,
  message: '영상의 일부가 온전히 오지 않았습니다. 다시 올려주세요.',
} as const
