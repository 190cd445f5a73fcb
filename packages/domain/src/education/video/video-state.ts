import { keysOf } from '../../keys-of.ts'

export const videoStateLabel = {
  uploading: '올리는 중',
  checking: '검사',
  converting: '변환 중',
  captions: '자막 볼 것',
  ready: '공개 전',
  published: '공개',
  replaced: '이전 버전',
  failed: '변환 실패',
  stopped: '중단',
} as const
export type VideoState = keyof typeof videoStateLabel
export const videoStates = keysOf(videoStateLabel)

/** A lecture has at most one video in these states. */
export const VIDEO_IN_PROGRESS = [
  'uploading',
  'checking',
  'converting',
  'captions',
  'ready',
  'failed',
] as const satisfies readonly VideoState[]

export const isVideoInProgress = (state: VideoState): boolean =>
  (VIDEO_IN_PROGRESS as readonly VideoState[]).includes(state)

export const videoStepLabel = {
  sound: '소리',
  low: '360p',
  high: '720p',
  pictures: '장면 그림',
} as const
export type VideoStep = keyof typeof videoStepLabel
export const videoSteps = keysOf(videoStepLabel)

export const videoFailureSentence = {
  unreadable: '영상 파일이 아니거나 파일이 깨졌습니다. 다른 파일을 올려주세요.',
  noPicture: '화면이 없어 변환을 멈췄습니다. 화면이 든 파일을 다시 올려주세요.',
  noSound: '소리가 없어 변환을 멈췄습니다. 소리가 든 파일을 다시 올려주세요.',
  silent: '소리가 들리지 않아 변환을 멈췄습니다. 소리를 확인한 뒤 다시 올려주세요.',
  tooShort: '영상이 1초보다 짧습니다. 다른 파일을 올려주세요.',
  tooLong: '영상이 2시간보다 깁니다. 강의를 나누어 올려주세요.',
  broken: '변환하다가 멈췄습니다. 다시 변환하거나 다른 파일을 올려주세요.',
} as const
export type VideoFailure = keyof typeof videoFailureSentence
export const videoFailures = keysOf(videoFailureSentence)
