import type { Request } from 'autocannon'
import { CSRF_HEADER, CSRF_VALUE } from '@hygiene/contracts/kit/envelope'
import { toWireNames } from '@hygiene/contracts/kit/wire-names'
import { openLecture } from '@hygiene/contracts/education/study/open-lecture'
import { armOfApi, armOfFloor, share } from '../arms.ts'
import { type Finding, judgeRate } from '../finding.ts'
import { loadInTurn } from '../in-turn.ts'
import type { Student } from '../students.ts'
import type { BenchEnvironment } from '../environment.ts'

export async function benchOpening(environment: BenchEnvironment): Promise<Finding[]> {
  const [ours = [], alone = [], grouped = []] = await loadInTurn([
    armOfApi(environment, 'opening a lecture', openings(environment, openLecture.path, ofLecture)),
    armOfFloor(environment, 'a transaction each', openings(environment, '/opening', ofPerson)),
    armOfFloor(environment, 'group commit', openings(environment, '/opening-grouped', ofPerson)),
  ])
  return [
    judgeRate({ what: 'opening a lecture, beside a bare transaction each', atLeast: 1 }, ours, alone),
    judgeRate({ what: 'opening a lecture, beside bare group commit', atLeast: 0.5 }, ours, grouped),
  ]
}

const ofPerson = ({ memberNo }: Student): object => ({ memberNo })

/** Takes over, because otherwise the earlier opening's live lease would refuse each call. */
function ofLecture({ enrolmentNo, lectureNo }: Student): object {
  return { enrolmentNo, lectureNo, takeOver: 1 }
}

function openings({ students }: BenchEnvironment, path: string, inputOf: (student: Student) => object) {
  return (connection: number): Request[] =>
    share(students, connection).map((student) => requestOf(student, path, inputOf(student)))
}

function requestOf({ token }: Student, path: string, input: object): Request {
  return {
    method: 'POST',
    path,
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      [CSRF_HEADER]: CSRF_VALUE,
    },
    body: JSON.stringify(toWireNames(input)),
  }
}
