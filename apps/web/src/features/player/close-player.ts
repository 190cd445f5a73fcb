import type { EnrolmentNo } from '@hygiene/domain'
import { finish } from '../../app/native-wrapper/acts.ts'
import { go } from '../../app/router/go.ts'

/** A browser closes only windows that a script has opened; in another one the person is led on. */
const CLOSED_WITHIN_MS = 300

export function closePlayer(otherwiseTo: string) {
  finish(() => {
    window.close()
    setTimeout(() => void go(otherwiseTo, { replace: true }), CLOSED_WITHIN_MS)
  })
}

export const roomPath = (enrolmentNo: EnrolmentNo) => `/edu/study/room?onlineEduNo=${enrolmentNo}`
