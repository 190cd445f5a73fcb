import { randomUUID } from 'node:crypto'
import type {
  ExamQuestion,
  IdentityCheck,
  Lecture,
  OnlineEnrolment,
  Survey,
  SurveyQuestion,
} from '@hygiene/db/generated/client'
import type { Queries } from '@hygiene/db/connect'

export async function addSurvey(db: Queries, year = 2026): Promise<Survey & { questions: SurveyQuestion[] }> {
  const scale = ['매우 그렇지 않다', '그렇지 않다', '보통이다', '그렇다', '매우 그렇다']
  return db.survey.create({
    data: {
      year,
      title: `${year}년 식품위생교육 만족도 조사`,
      questions: {
        create: [
          {
            position: 1,
            kind: 'choice',
            text: '교육 내용이 영업에 도움이 되었다.',
            choices: scale,
            isScale: true,
          },
          {
            position: 2,
            kind: 'choice',
            text: '강의 설명을 이해하기 쉬웠다.',
            choices: scale,
            isScale: true,
          },
          { position: 3, kind: 'text', text: '바라는 점을 적어주세요.', choices: [], isRequired: false },
        ],
      },
    },
    include: { questions: { orderBy: { position: 'asc' } } },
  })
}

export async function addExamQuestions(
  db: Queries,
  count = 30,
  lectures: readonly Lecture[] = [],
): Promise<ExamQuestion[]> {
  const questions = await db.examQuestion.createManyAndReturn({
    data: Array.from({ length: count }, (_, index) => ({
      topic: '식품위생법령',
      text: `식품위생에 관한 문제 ${index + 1}`,
      choices: ['첫째', '둘째', '셋째', '넷째'].map((choice) => `${choice} 보기 ${index + 1}`),
      answer: index % 4,
      lectureNo: lectures.length > 0 ? lectures[index % lectures.length]?.lectureNo : undefined,
    })),
  })
  await addToBanks(db, questions, [2025, 2026, 2027])
  return questions
}

export async function addToBanks(
  db: Queries,
  questions: readonly Pick<ExamQuestion, 'questionNo'>[],
  years: readonly number[],
): Promise<void> {
  await db.bankQuestion.createMany({
    data: years.flatMap((year) =>
      ([1, 2, 3] as const).flatMap((industryType) =>
        questions.map(({ questionNo }) => ({ year, salesType: 2 as const, industryType, questionNo })),
      ),
    ),
  })
}

export async function addIdentityCheck(
  db: Queries,
  enrolment: OnlineEnrolment,
  confirmedAt: Date,
): Promise<IdentityCheck> {
  return db.identityCheck.create({
    data: {
      identityVerificationId: `scenario${randomUUID().replaceAll('-', '')}`,
      enrolmentNo: enrolment.enrolmentNo,
      loginNo: randomUUID(),
      requestedAt: confirmedAt,
      confirmedAt,
    },
  })
}
