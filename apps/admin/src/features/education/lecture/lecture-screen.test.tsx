import { fireEvent, screen, waitFor } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { afterEach, describe, expect, it } from 'vitest'
import { leaveStaffScreen, openStaffScreen, press, server, type } from '../../../testing/staff-screen.tsx'
import { LectureScreen } from './lecture-screen.tsx'
import { LecturesScreen } from './lectures-screen.tsx'

const VIDEO = {
  videoNo: 7,
  edition: 2,
  state: 'converting',
  fileName: '1강.mp4',
  sizeBytes: 410_000_000,
  receivedBytes: 410_000_000,
  fingerprint: 'a'.repeat(64),
  createdAt: '2026-11-23T01:12:00.000Z',
  createdBy: '최교육',
  publishedAt: null,
  publishedBy: null,
  width: 1920,
  height: 1080,
  durationSeconds: null,
  step: 'high',
  percent: 48,
  failure: null,
  isWaiting: false,
  captionCues: null,
  needlessText: null,
  isPlayable: false,
  removedAt: null,
  picturePaths: [],
}
const LECTURE = {
  lectureNo: 3,
  title: '식중독 예방',
  summary: '',
  durationSeconds: 2100,
  hasCaptions: true,
  videoEdition: 1,
  videos: [VIDEO],
  courses: [],
  formerTitles: [],
  people: { begun: 120, watching: 50, finished: 34_902 },
}
const PAGE = { first: null, next: null, count: 1, isCountWhole: true, asOf: '2026-11-23T01:28:00.000Z' }

function open(lectureVideo: object | null, role: 'education' | 'support' = 'education', more = {}) {
  openStaffScreen(
    <Routes>
      <Route path="/lectures/:no?" element={<LectureScreen />} />
    </Routes>,
    role,
    {
      at: '/lectures/3',
      byPath: {
        '/api/staff/lecture': { ...LECTURE, videos: lectureVideo ? [{ ...VIDEO, ...lectureVideo }] : [] },
        ...more,
      },
    },
  )
}
afterEach(leaveStaffScreen)
const sent = (path: string) => server.asked.find((asked) => asked.path.endsWith(path))?.sent

describe('the video of a lecture', () => {
  it.each([
    ['converted', {}, '변환하고 있습니다 (720p). 화면을 닫아도 계속합니다.'],
    [
      'without ffmpeg',
      { state: 'checking', isWaiting: true },
      '서버에 ffmpeg가 없어 변환이 기다립니다. 설치하면 자동으로 시작합니다.',
    ],
    [
      'without sound',
      { state: 'failed', failure: 'noSound' },
      '소리가 없어 변환을 멈췄습니다. 소리가 든 파일을 다시 올려주세요.',
    ],
  ])('shows the state of a video: %s', async (_case, lectureVideo, sentence) => {
    open(lectureVideo)
    expect(await screen.findByText(sentence)).toBeTruthy()
    screen.getByText(
      '영상을 바꿔도 이미 인정된 시간은 그대로입니다. 듣는 중인 사람은 다음에 열 때 새 영상을 봅니다.',
    )
  })

  it('shows the converted share and whom the change affects', async () => {
    open({})
    expect((await screen.findByRole<HTMLProgressElement>('progressbar')).value).toBe(48)
    screen.getByText('50명 · 보던 영상 그대로')
  })

  it('accepts captions and shows what is wrong with them', async () => {
    open({ state: 'captions', durationSeconds: 2100 }, 'education', {
      '/api/staff/lectures/saveCaptions': 'CAPTIONS_WRONG',
    })
    const file = new File(['WEBVTT'], '1강.vtt', { type: 'text/vtt' })
    fireEvent.change(await screen.findByLabelText('자막 파일'), { target: { files: [file] } })
    await screen.findByText(/자막 파일을 수정해주세요/)
    expect(sent('/saveCaptions')).toEqual({ videoNo: 7, captions: 'WEBVTT' })
  })

  it('continues without captions when a reason is given', async () => {
    open({ state: 'captions', durationSeconds: 2100 }, 'education', {
      '/api/staff/lectures/declareNoCaptions': { state: 'ready' },
    })
    await screen.findByLabelText('자막이 필요 없는 사유')
    type('자막이 필요 없는 사유', '화면에 모두 적혀 있음')
    await press('자막 없이 하기')
    await waitFor(() =>
      expect(sent('/declareNoCaptions')).toEqual({ videoNo: 7, text: '화면에 모두 적혀 있음' }),
    )
  })

  it('publishes a ready video with one button', async () => {
    open({ state: 'ready', captionCues: 184 }, 'education', {
      '/api/staff/lectures/publishVideo': { edition: 2 },
    })
    await screen.findByText('자막 184개를 확인했습니다. 장면을 보고 공개해주세요.')
    await press('버전 2 공개하기')
    await waitFor(() => expect(sent('/publishVideo')).toEqual({ videoNo: 7 }))
  })

  it('plays a video before publication with captions and a choice of pictures', async () => {
    open({ state: 'ready', captionCues: 184, durationSeconds: 2100, isPlayable: true }, 'support', {
      '/api/staff/lectures/play': {
        filePath: '/media/video-a/1/x/index.m3u8',
        captionPath: '/media/video-a/1/x/captions.vtt',
        durationSeconds: 2100,
      },
    })
    await screen.findByText(/자막 184개/)
    await press('버전 2 보기')
    const video = await screen.findByLabelText<HTMLVideoElement>('강의 영상')
    expect(video.querySelector('track')?.getAttribute('src')).toBe('/media/video-a/1/x/captions.vtt')
    expect(screen.getByRole<HTMLInputElement>('radio', { name: '자동' }).checked).toBe(true)
    fireEvent.click(screen.getByRole('radio', { name: '360p' }))
    expect(sent('/play')).toEqual({ onlineClassNo: '3', edition: '2' })
    screen.getByText('여기서 보는 것은 누구의 수강 시간도 되지 않습니다.')
  })

  it('changes the title with the difference and a reason and shows who keeps the old one', async () => {
    const course = { courseNo: 1, year: 2026, salesType: 2, industryType: 1, onlineType: 1, edition: 3 }
    open(null, 'education', {
      '/api/staff/lecture': { ...LECTURE, courses: [{ ...course, state: 'running', title: '식중독' }] },
      '/api/staff/lectures/change': { keptBy: 1 },
    })
    await screen.findByText(/이름 «식중독»/)
    await press('이름 수정')
    await screen.findByText('이미 공개한 과정 버전 1로 신청한 사람은 지금 이름을 끝까지 봅니다.')
    type('강의 이름', '식중독 예방과 대처')
    expect(screen.getByRole('cell', { name: '식중독 예방과 대처' })).toBeTruthy()
    fireEvent.change(screen.getByLabelText('사유'), { target: { value: 'clearer' } })
    type('설명', '대처를 더했습니다')
    await press('이름 바꾸기')
    await waitFor(() =>
      expect(sent('/change')).toEqual({
        onlineClassNo: 3,
        title: '식중독 예방과 대처',
        summary: '',
        before: { title: '식중독 예방', summary: '' },
        reason: '내용에 맞춤: 대처를 더했습니다',
      }),
    )
  })

  it('shows support the video without an action', async () => {
    open({ state: 'ready', captionCues: 184 }, 'support')
    await screen.findByText(/자막 184개/)
    expect(screen.queryByRole('button', { name: /공개하기|중단/ })).toBeNull()
  })
})

describe('the lectures', () => {
  it('lists lectures with the state of their newest video', async () => {
    const row = {
      lectureNo: 3,
      title: '식중독 예방',
      durationSeconds: 2100,
      videoEdition: 1,
      hasCaptions: true,
      state: 'converting',
      percent: 48,
      isWaiting: false,
      courseCount: 2,
      changedAt: null,
    }
    openStaffScreen(<LecturesScreen />, 'education', {
      byPath: { '/api/staff/lectures/list': { ...PAGE, list: [row] } },
    })
    await screen.findByText('변환 중 48%')
    expect(screen.getByText('35:00')).toBeTruthy()
  })
})
