import { seoulTime } from '../../time/seoul-day.ts'
import { byWhen } from './by-when.ts'
import { onlineMessage, STUDY_SAMPLE } from './message.ts'

/** `nextLecture` is its position in the course; null once all are finished. */
export interface StudyLeft {
  nextLecture: number | null
  lectureCount: number
  seconds: number
  isSurveyDone: boolean
}

export const quietForWeek = onlineMessage<{ left: StudyLeft }>({
  label: '수강',
  title: '일주일 쉬었을 때',
  body: '[위생교육] {다음 할 일} {학습실}',
  samples: { '다음 할 일': '3강 들으실 차례입니다. 1시간 27분 남았습니다.', 학습실: STUDY_SAMPLE },
  needs: ['학습실'],
  values: ({ left }, { links }) => ({ '다음 할 일': nextStep(left), 학습실: links.study }),
})

export const daysLeft30 = onlineMessage<{ left: StudyLeft }>({
  label: '30일 남음',
  title: '마감 30일 전',
  body: '[위생교육] 30일 남았습니다. {남은 공부} {학습실}',
  samples: { '남은 공부': '들으실 강의 3개, 1시간 27분.', 학습실: STUDY_SAMPLE },
  needs: ['학습실'],
  values: ({ left }, { links }) => ({ '남은 공부': whatIsLeft(left), 학습실: links.study }),
})

export const daysLeft7 = onlineMessage<{ finishBy: Date }>({
  label: '7일 남음',
  title: '마감 7일 전',
  body: '[위생교육] 7일 남았습니다. {기한}에 마감합니다. 이어 듣기 {학습실}',
  samples: { 기한: '12/31 18시', 학습실: STUDY_SAMPLE },
  needs: ['기한', '학습실'],
  values: ({ finishBy }, { links }) => ({ 기한: byWhen(finishBy), 학습실: links.study }),
})

export const daysLeft1 = onlineMessage<{ startBy: Date }>({
  label: '하루 남음',
  title: '마감 하루 전',
  body: '[위생교육] 내일 18시 마감. 늦어도 {시작}에 시작해주세요. {학습실}',
  samples: { 시작: '15:50', 학습실: STUDY_SAMPLE },
  needs: ['시작', '학습실'],
  values: ({ startBy }, { links }) => ({ 시작: seoulTime(startBy), 학습실: links.study }),
})

function nextStep({ nextLecture, seconds, isSurveyDone }: StudyLeft): string {
  if (nextLecture !== null) return `${nextLecture}강 들으실 차례입니다. ${lengthOf(seconds)} 남았습니다.`
  return isSurveyDone ? '평가만 남았습니다.' : '강의를 다 들으셨습니다. 설문과 평가가 남았습니다.'
}

function whatIsLeft({ nextLecture, lectureCount, seconds, isSurveyDone }: StudyLeft): string {
  if (nextLecture !== null) return `들으실 강의 ${lectureCount}개, ${lengthOf(seconds)}.`
  return isSurveyDone ? '평가만 하시면 됩니다.' : '설문과 평가만 하시면 됩니다.'
}

function lengthOf(seconds: number): string {
  const minutes = Math.max(1, Math.ceil(seconds / 60))
  const hours = Math.floor(minutes / 60)
  return [hours > 0 ? `${hours}시간` : '', minutes % 60 > 0 ? `${minutes % 60}분` : '']
    .filter(Boolean)
    .join(' ')
}
