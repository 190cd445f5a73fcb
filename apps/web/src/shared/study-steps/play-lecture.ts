import type { EnrolmentNo, LectureNo } from '@hygiene/domain/record-numbers'

export const lecturePath = (enrolmentNo: EnrolmentNo, lectureNo: LectureNo): string =>
  `/edu/video?onlineClassNo=${lectureNo}&onlineEduNo=${enrolmentNo}`

/** The player of a lecture that was seen to its end: nothing is recorded. */
export const replayPath = (enrolmentNo: EnrolmentNo, lectureNo: LectureNo): string =>
  `/edu/replay/video?onlineClassNo=${lectureNo}&onlineEduNo=${enrolmentNo}`

/** State of a navigation that means «play»: the lecture starts without a second press. */
export const BEGINS = { begins: true } as const

/** A reload keeps the state but not the press, without which browsers refuse sound; such a page shows the big button. */
export function mayBegin(state: unknown): boolean {
  const isMeant = (state as Partial<typeof BEGINS> | null)?.begins === true
  // Browsers that cannot tell decide when the picture is started.
  return isMeant && ((navigator.userActivation as UserActivation | undefined)?.hasBeenActive ?? true)
}
