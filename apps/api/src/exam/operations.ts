import type { Implementation } from '../http/implement.ts'
import { openAttempt } from './open-attempt.ts'
import { saveAnswer } from './save-answer.ts'
import { submitExam } from './submit-exam.ts'

export const EXAM_OPERATIONS: readonly Implementation[] = [openAttempt, saveAnswer, submitExam]
