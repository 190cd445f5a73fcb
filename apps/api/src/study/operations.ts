import type { Implementation } from '../http/implement.ts'
import { listLectures } from './list-lectures.ts'
import { listStudyRoom } from './list-study-room.ts'
import { openLecture } from './open-lecture.ts'
import { recordProgress } from './record-progress.ts'

export const STUDY_OPERATIONS: readonly Implementation[] = [
  listStudyRoom,
  listLectures,
  openLecture,
  recordProgress,
]
