import type { submitExam } from '@hygiene/contracts/education/exam/submit-exam'
import type { EntityOf } from '@hygiene/contracts/kit/endpoint'

export type ExamOutcome = EntityOf<typeof submitExam>
