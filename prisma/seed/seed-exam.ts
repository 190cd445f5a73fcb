import type { Lecture } from '@hygiene/db/generated/client'
import type { Transaction } from '@hygiene/db/connect'
import { SAMPLE_BANK } from '@hygiene/domain/education/question-bank/sample-questions/sample-bank'
import { SAMPLE_SURVEY } from '@hygiene/domain/education/survey/sample-survey'
import { addToBanks } from '@hygiene/testing/scenarios/studies'

export async function seedExam(db: Transaction, year: number, lectures: readonly Lecture[]): Promise<void> {
  const questions = await db.examQuestion.createManyAndReturn({
    data: lectures.flatMap(({ lectureNo, mediaKey, title }) =>
      SAMPLE_BANK.filter((topic) => topic.mediaKey === mediaKey).flatMap(({ questions: bank }) =>
        bank.map(([text, choices, answer, explanation]) => ({
          topic: title,
          text,
          choices: [...choices],
          answer,
          explanation,
          lectureNo,
        })),
      ),
    ),
  })
  await addToBanks(db, questions, [year - 1, year])
  await db.survey.create({
    data: {
      year,
      title: `${year}년 ${SAMPLE_SURVEY.title}`,
      questions: {
        create: SAMPLE_SURVEY.questions.map(({ choices, ...question }, index) => ({
          ...question,
          position: index + 1,
          choices: [...choices],
        })),
      },
    },
  })
}
