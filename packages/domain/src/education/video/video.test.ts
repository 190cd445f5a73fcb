import { describe, expect, it } from 'vitest'
import { checkCaptions } from './check-captions.ts'
import { videoFault } from './video-limits.ts'
import { mayPublishVideo } from './may-publish-video.ts'

const cue = (from: string, to: string, wording = '손을 씻습니다.') => `${from} --> ${to}\n${wording}`
const file = (...blocks: string[]) => ['WEBVTT', ...blocks].join('\n\n')

describe('captions of a video', () => {
  it.each([
    ['plain', file(cue('00:01.000', '00:03.500'), cue('00:03.500', '00:05.000'))],
    [
      'with hours, numbers, notes and settings',
      file(
        'NOTE 초안',
        `1\n${cue('00:00:01.000', '00:00:03.500 line:0')}`,
        cue('00:00:02.000', '00:00:04.000'),
      ),
    ],
    [
      'of Windows, with a mark of byte order',
      `\uFEFF${file(cue('00:01.000', '00:02.000'), cue('00:03.000', '00:05.000'))}`.replaceAll('\n', '\r\n'),
    ],
  ])('accepts captions %s', (_case, text) => {
    expect(checkCaptions(text, 6)).toEqual({ allowed: true, cues: 2 })
  })

  it.each([
    ['no head', cue('00:01.000', '00:03.000'), '첫 줄이 WEBVTT가 아닙니다.'],
    ['SubRip', `1\n00:00:01,000 --> 00:00:02,000\n손`, '첫 줄이 WEBVTT가 아닙니다.'],
    ['nothing in it', 'WEBVTT\n\nNOTE 없음', '자막이 하나도 없습니다.'],
    ['a comma in a time', file(cue('00:01,000', '00:03,000')), '1번째 자막: 시각을 읽을 수 없습니다.'],
    ['words without a time', file('손을 씻습니다.'), '1번째 자막: 시각을 읽을 수 없습니다.'],
    [
      'an end before its beginning',
      file(cue('00:03.000', '00:01.000')),
      '1번째 자막: 끝이 시작보다 앞섭니다.',
    ],
    [
      'an order turned round',
      file(cue('00:03.000', '00:04.000'), cue('00:01.000', '00:02.000')),
      '2번째 자막: 앞 자막보다 먼저 시작합니다.',
    ],
    ['a time after the end', file(cue('00:07.000', '00:09.000')), '1번째 자막: 영상이 끝난 뒤의 시각입니다.'],
    ['a time without words', file('00:01.000 --> 00:02.000'), '1번째 자막: 글이 없습니다.'],
  ])('refuses captions with %s and gives a sentence', (_case, text, sentence) => {
    expect(checkCaptions(text, 6)).toEqual({ allowed: false, sentence })
  })
})

describe('an uploaded video file', () => {
  it.each([
    [{ hasPicture: true, hasSound: true, durationSeconds: 2700 }, null],
    [{ hasPicture: false, hasSound: true, durationSeconds: 2700 }, 'noPicture'],
    [{ hasPicture: true, hasSound: false, durationSeconds: 2700 }, 'noSound'],
    [{ hasPicture: true, hasSound: true, durationSeconds: 0.4 }, 'tooShort'],
    [{ hasPicture: true, hasSound: true, durationSeconds: 7201 }, 'tooLong'],
  ])('judges the video facts %j with the fault %s', (probed, fault) => {
    expect(videoFault(probed)).toBe(fault)
  })
})

describe('publication of a video', () => {
  const facts = { state: 'ready', durationSeconds: 2700, replacedSeconds: 2700, courses: [] } as const
  const full = { hours: 3, totalSeconds: 10_800 }
  it.each([
    ['the first video', { replacedSeconds: 0 }, null],
    ['another of the same length', { courses: [full] }, null],
    ['one that is longer', { durationSeconds: 3000, courses: [full] }, null],
    ['one shorter by less than the rounding', { durationSeconds: 2699, courses: [full] }, null],
    [
      'one shorter where the course has time to spare',
      { durationSeconds: 2400, courses: [{ hours: 3, totalSeconds: 11_400 }] },
      null,
    ],
    [
      'one that takes a course below its hours',
      { durationSeconds: 2400, courses: [full] },
      'VIDEO_TOO_SHORT',
    ],
    [
      'one that makes a short course shorter',
      { durationSeconds: 2400, courses: [{ hours: 3, totalSeconds: 4800 }] },
      'VIDEO_TOO_SHORT',
    ],
    [
      'a longer one in a course that is too short',
      { durationSeconds: 3000, courses: [{ hours: 3, totalSeconds: 4800 }] },
      null,
    ],
    ['one whose captions wait', { state: 'captions' as const }, 'VIDEO_NOT_READY'],
  ])('judges the publication of %s', (_case, more, reason) => {
    const verdict = mayPublishVideo({ ...facts, ...more })
    expect(verdict).toEqual(reason === null ? { allowed: true } : { allowed: false, reason })
  })
})
