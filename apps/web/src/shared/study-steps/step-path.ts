import type { EnrolmentNo } from '@hygiene/domain/record-numbers'
import type { StudyStep } from '@hygiene/domain/education/study/study-order'

export function roomPath(enrolmentNo: EnrolmentNo): string {
  return `/edu/study/room?onlineEduNo=${enrolmentNo}`
}

export function replayRoomPath(enrolmentNo: EnrolmentNo): string {
  return `/edu/replay/room?onlineEduNo=${enrolmentNo}`
}

export function stepPath(step: StudyStep, enrolmentNo: EnrolmentNo): string {
  const paths: Record<StudyStep, string> = {
    lectures: roomPath(enrolmentNo),
    survey: `/edu/study/survey?onlineEduNo=${enrolmentNo}`,
    identity: `/edu/study/auth?onlineEduNo=${enrolmentNo}`,
    exam: `/edu/study/exam?onlineEduNo=${enrolmentNo}`,
    completed: '/edu/completed',
  }
  return paths[step]
}
