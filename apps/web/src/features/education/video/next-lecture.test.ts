import type { LectureNo } from '@hygiene/domain/record-numbers'
import { StudyStatus } from '@hygiene/domain/text'
import { describe, expect, it } from 'vitest'
import { type CourseLecture, lectureAfter, secondsLeft, withEnded } from './next-lecture.ts'

const course = (...statuses: StudyStatus[]): CourseLecture[] =>
  statuses.map((status, index) => ({
    lectureNo: (index + 10) as LectureNo,
    order: index + 1,
    title: `강의 ${index + 1}`,
    summary: '',
    durationSeconds: 600,
    studyTime: status === StudyStatus.finished ? 600 : 100,
    status,
    hasCaptions: true,
  }))
const { finished, watching } = StudyStatus

describe('the next lecture', () => {
  it.each([
    ['is the next one in order', course(watching, watching, watching), 10, 2],
    ['passes over one that was finished earlier', course(watching, finished, watching), 10, 3],
    ['goes back to one that was left out', course(watching, finished, watching), 12, 1],
    ['is none after the last', course(finished, finished, watching), 12, undefined],
    ['is the first open one when the ended one is not in the list', course(finished, watching), 99, 2],
  ])('chooses the lecture after the ended one: %s', (_case, lectures, ended, order) => {
    expect(lectureAfter(lectures, ended as LectureNo)?.order).toBe(order)
  })
})

it('counts the time left of unfinished lectures less what was watched', () => {
  expect(secondsLeft(course(finished, watching, watching))).toBe(1000)
  expect(secondsLeft(withEnded(course(finished, watching, watching), 11))).toBe(500)
})
