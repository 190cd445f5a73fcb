import { countAnswers as count } from '@hygiene/operations/education/question-bank/count-answers'
import type { WorkerDeps } from '../deps.ts'
import { repeatTask } from '../repeat-task.ts'

export async function countAnswers({ db, now }: WorkerDeps): Promise<number> {
  return count(db, now())
}

/** Limits the age of the figures of the question bank and the surveys, in seconds. */
export const countAnswersTask = repeatTask('counts of tests and surveys', () => 600, countAnswers)
