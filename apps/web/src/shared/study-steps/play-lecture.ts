import type { EnrolmentNo, LectureNo } from '@hygiene/domain/record-numbers'

export const lecturePath = (enrolmentNo: EnrolmentNo, lectureNo: LectureNo): string =>
  `/edu/video?onlineClassNo=${lectureNo}&onlineEduNo=${enrolmentNo}`

export const replayPath = (enrolmentNo: EnrolmentNo, lectureNo: LectureNo): string =>
  `/edu/replay/video?onlineClassNo=${lectureNo}&onlineEduNo=${enrolmentNo}`

/** Is the navigation state that starts the lecture without a second press. */
export const BEGINS = { begins: true } as const

/**
 * Returns false after a reload, which keeps the state but not the press that browsers require for sound. The big button is then
 * shown.
 */
export function mayBegin(state: unknown): boolean {
  const isMeant = (state as Partial<typeof BEGINS> | null)?.begins === true
  // Browsers without this interface decide when the video starts.
  return isMeant && ((navigator.userActivation as UserActivation | undefined)?.hasBeenActive ?? true)
}
