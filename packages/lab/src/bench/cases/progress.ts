import type { Request } from 'autocannon'
import { CSRF_HEADER, CSRF_VALUE } from '@hygiene/contracts/kit/envelope'
import { toWireNames } from '@hygiene/contracts/kit/wire-names'
import { recordProgress } from '@hygiene/contracts/education/study/record-progress'
import { armOfApi, armOfFloor, share } from '../arms.ts'
import { type Finding, judgeRate } from '../finding.ts'
import { loadInTurn } from '../in-turn.ts'
import type { Student } from '../students.ts'
import type { BenchEnvironment } from '../environment.ts'

/** Stays below the time between two records of a person up to 32,000/s. Excess time would also be written as a loss. */
const PLAYED_SECONDS = 0.004

export async function benchProgress(environment: BenchEnvironment): Promise<Finding[]> {
  const watching = (path: string) => (connection: number) =>
    share(environment.students, connection).map((student) => progressOf(student, path))
  const [ours = [], single = [], grouped = []] = await loadInTurn([
    armOfApi(environment, 'progress record', watching(recordProgress.path)),
    armOfFloor(environment, 'one statement each', watching('/progress')),
    armOfFloor(environment, 'group commit', watching('/progress-grouped')),
  ])
  return [
    judgeRate({ what: 'progress record, beside group commit', atLeast: 0.6 }, ours, grouped),
    judgeRate({ what: 'progress record, beside one statement each', atLeast: 1.3 }, ours, single),
  ]
}

function progressOf(student: Student, path: string): Request {
  const { enrolmentNo, lectureNo, leaseNo } = student
  return {
    method: 'POST',
    path,
    headers: {
      authorization: `Bearer ${student.token}`,
      'content-type': 'application/json',
      [CSRF_HEADER]: CSRF_VALUE,
    },
    setupRequest: (request) => {
      student.sequence += 1
      const played = {
        studyTime: student.sequence * PLAYED_SECONDS,
        playedSeconds: PLAYED_SECONDS,
        status: 2,
        isStart: 1,
      }
      const progress = { enrolmentNo, lectureNo, leaseNo, sequence: student.sequence, ...played }
      return { ...request, body: JSON.stringify(toWireNames(progress)) }
    },
  }
}
