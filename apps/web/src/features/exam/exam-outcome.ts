import type { EntityOf, submitExam } from '@hygiene/contracts'

export type ExamOutcome = EntityOf<typeof submitExam>
