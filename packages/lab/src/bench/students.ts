import { BoardType } from '@hygiene/domain/text'
import type { EnrolmentNo, LectureNo } from '@hygiene/domain/record-numbers'
import { login } from '@hygiene/contracts/member/login/login'
import { openLecture } from '@hygiene/contracts/education/study/open-lecture'
import type { PrismaClient } from '@hygiene/db/generated/client'
import {
  addCourse,
  addEnrolment,
  addPerson,
  addPosts,
  type ContractClient,
  paragraphs,
  PASSWORD,
} from '@hygiene/testing'

export interface Student {
  memberNo: number
  token: string
  enrolmentNo: EnrolmentNo
  lectureNo: LectureNo
  leaseNo: string
  sequence: number
}

const AT_ONCE = 8

const lecturesOf = (year: number, firstSeconds: number) => [
  { title: '식품위생법령과 영업자 준수사항', durationSeconds: firstSeconds, mediaKey: `law-${year}` },
  { title: '식중독 예방', durationSeconds: 2100, mediaKey: `food-poisoning-${year}` },
]

export async function addStudents(
  db: PrismaClient,
  client: ContractClient,
  count: number,
  firstLectureSeconds = 2700,
): Promise<Student[]> {
  const thisYear = new Date().getFullYear()
  const courses = await Promise.all(
    [thisYear - 2, thisYear - 1, thisYear].map((year) =>
      addCourse(db, { year, lectures: lecturesOf(year, firstLectureSeconds) }),
    ),
  )
  const addStudent = async (place: number): Promise<Student> => {
    const userId = `student${place}`
    const person = await addPerson(db, { userId })
    let enrolmentNo = 0
    for (const course of courses) {
      const appliedAt = new Date(Date.UTC(course.code.year, 2, 3, 1))
      const status = course.code.year === thisYear ? 'paid' : 'completed'
      enrolmentNo = (await addEnrolment(db, person, course, { status, appliedAt })).enrolmentNo
    }
    const lectureNo = courses.at(-1)?.lectures[0]?.lectureNo ?? 0
    const answer = await client.call(login, { userId, userPw: PASSWORD, applicationId: 'edu' })
    const token = answer.entity.accessToken
    const opened = await client.as(token).call(openLecture, { enrolmentNo, lectureNo })
    const { memberNo } = person
    return { memberNo, token, enrolmentNo, lectureNo, leaseNo: opened.entity.lease.leaseNo, sequence: 0 }
  }

  const students: Student[] = []
  for (let place = 0; place < count; place += AT_ONCE) {
    const group = Array.from({ length: Math.min(AT_ONCE, count - place) }, (_, at) => addStudent(place + at))
    students.push(...(await Promise.all(group)))
  }
  return students
}

/** Adds people who only log in. Students cannot do so, because a login ends the earlier one. */
export async function addVisitors(db: PrismaClient, count: number): Promise<string[]> {
  const userIds = Array.from({ length: count }, (_, place) => `visitor${place}`)
  for (const userId of userIds) await addPerson(db, { userId })
  return userIds
}

export async function addNotices(db: PrismaClient, count: number): Promise<void> {
  await addPosts(
    db,
    Array.from({ length: count }, (_, place) => ({
      postNo: place + 1,
      boardType: BoardType.notice,
      title: `${place + 1}번째 위생교육 안내`,
      content: paragraphs(['교육 일정과 신청 방법을 안내합니다.'.repeat(20)]),
      publishedOn: new Date(Date.UTC(2026, 0, 1 + (place % 300))),
    })),
  )
}
