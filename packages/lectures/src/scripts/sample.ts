import type { LectureScript } from '../lecture-script.ts'

export const sample: LectureScript = {
  mediaKey: 'sample',
  title: '시험용 짧은 강의',
  summary: '재생 확인에 쓰는 12초 영상입니다.',
  durationSeconds: 12,
  slides: `
# 시험용 짧은 강의 @hands
- 재생을 확인하는 영상입니다
> 재생을 확인하는 영상입니다.
# 손 씻기를 잊지 마세요 @check
- 비누로 30초 이상 씻습니다
> 손은 비누로 30초 이상 씻습니다.
`,
}
