import type { EntityOf } from '@hygiene/contracts/kit/endpoint'
import type { readStaffLecture } from '@hygiene/contracts/education/lecture/staff/read-staff-lecture'
import {
  type VideoFailure,
  videoFailureSentence,
  type VideoState,
  videoStepLabel,
} from '@hygiene/domain/education/video/video-state'
import { sizeOnScreen } from '@hygiene/domain/platform/file/size-on-screen'
import type { RecordStep } from '../../../shared/record/record-steps.tsx'
import type { StateKind } from '../../../shared/state-mark/state-mark.tsx'

export type LectureRecord = EntityOf<typeof readStaffLecture>
export type Video = LectureRecord['videos'][number]

export const VIDEO_MARK: Record<VideoState, StateKind> = {
  uploading: 'moving',
  checking: 'moving',
  converting: 'moving',
  captions: 'view',
  ready: 'waiting',
  published: 'done',
  replaced: 'ended',
  failed: 'failed',
  stopped: 'ended',
}

export const isMovingVideo = (state: VideoState | null): boolean =>
  state === 'uploading' || state === 'checking' || state === 'converting'

export function clockLength(seconds: number): string {
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  const shown = parts[0] === 0 ? parts.slice(1) : parts
  return shown.map((part, at) => (at === 0 ? String(part) : String(part).padStart(2, '0'))).join(':')
}

export function videoShare({ state, receivedBytes, sizeBytes, percent }: Video): number | null {
  if (state === 'uploading') return sizeBytes === 0 ? 0 : Math.floor((receivedBytes / sizeBytes) * 100)
  return state === 'converting' ? percent : null
}

/** Returns one sentence on what happens to the video or what staff must do. */
export function videoSentence(video: Video): string {
  return video.isWaiting
    ? '서버에 ffmpeg가 없어 변환이 기다립니다. 설치하면 자동으로 시작합니다.'
    : SENTENCES[video.state](video)
}

const SENTENCES: Record<VideoState, (video: Video) => string> = {
  uploading: ({ receivedBytes }) =>
    `${sizeOnScreen(receivedBytes)}까지 받았습니다. 같은 파일을 다시 고르면 이어서 올립니다.`,
  checking: () => '파일을 검사하고 있습니다.',
  converting: ({ step }) =>
    `변환하고 있습니다${step ? ` (${videoStepLabel[step]})` : ''}. 화면을 닫아도 계속합니다.`,
  captions: () => '변환했습니다. 자막을 올리거나 필요 없는 사유를 적어주세요.',
  ready: ({ captionCues, needlessText }) =>
    captionCues === null
      ? `자막 없이 공개합니다: ${needlessText ?? ''}`
      : `자막 ${captionCues}개를 확인했습니다. 장면을 보고 공개해주세요.`,
  failed: ({ failure }) => videoFailureSentence[failure ?? 'broken'],
  published: () => '공개한 영상입니다.',
  replaced: () => '다음 버전으로 바뀐 영상입니다.',
  stopped: () => '중단한 영상입니다.',
}

const ORDER = ['received', 'checked', 'sound', 'rendered', 'captions', 'published'] as const

export function videoSteps(video: Video): RecordStep[] {
  const at = reached(video)
  const notes: Record<(typeof ORDER)[number], string> = {
    received: video.sizeBytes > 0 ? sizeOnScreen(video.sizeBytes) : '',
    checked: video.height === null ? '' : `${video.width}×${video.height}`,
    sound: '',
    rendered: video.durationSeconds === null ? '' : `${clockLength(video.durationSeconds)} · 360p · 720p`,
    captions: video.captionCues === null ? (video.needlessText ? '없음' : '') : `${video.captionCues}개`,
    published: video.publishedAt === null ? '' : `버전 ${video.edition}`,
  }
  const labels = {
    received: '받음',
    checked: '검사',
    sound: '소리',
    rendered: '변환',
    captions: '자막',
    published: '공개',
  }
  return ORDER.map((step, place) => ({
    label: labels[step],
    note: notes[step],
    state: place < at ? 'done' : place > at ? 'next' : video.state === 'failed' ? 'failed' : 'now',
  }))
}

function reached({ state, step, failure }: Video): number {
  if (state === 'converting') return step === 'sound' || step === null ? 2 : 3
  if (state === 'failed') return failure === null ? 3 : FAILED_AT[failure]
  return PLACES[state]
}

const PLACES: Record<Exclude<VideoState, 'converting' | 'failed'>, number> = {
  uploading: 0,
  checking: 1,
  captions: 4,
  ready: 5,
  published: ORDER.length,
  replaced: ORDER.length,
  stopped: ORDER.length,
}
const FAILED_AT: Record<VideoFailure, number> = {
  unreadable: 1,
  noPicture: 1,
  tooShort: 1,
  tooLong: 1,
  noSound: 2,
  silent: 2,
  broken: 3,
}
