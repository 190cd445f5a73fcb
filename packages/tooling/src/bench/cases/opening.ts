import type { Request } from 'autocannon'
import { CSRF_HEADER, CSRF_VALUE } from '@hygiene/contracts/kit/envelope'
import { toWireNames } from '@hygiene/contracts/kit/wire-names'
import { openLecture } from '@hygiene/contracts/education/study/open-lecture'
import { armOfApi, armOfFloor, share } from '../arms.ts'
import { type Finding, judgeRate } from '../finding.ts'
import { loadInTurn } from '../in-turn.ts'
import type { Student } from '../students.ts'
import type { BenchTown } from '../town.ts'

/** Many people open their lecture again on another device: the real call, judged and durable, beside the lease alone. */
export async function benchOpening(town: BenchTown): Promise<Finding[]> {
  const [ours = [], alone = [], grouped = []] = await loadInTurn([
    armOfApi(town, 'opening a lecture', openings(town, openLecture.path, ofLecture)),
    armOfFloor(town, 'a transaction each', openings(town, '/opening', ofPerson)),
    armOfFloor(town, 'group commit', openings(town, '/opening-grouped', ofPerson)),
  ])
  return [
    judgeRate({ what: 'opening a lecture, beside a bare transaction each', atLeast: 1 }, ours, alone),
    judgeRate({ what: 'opening a lecture, beside bare group commit', atLeast: 0.5 }, ours, grouped),
  ]
}

const ofPerson = ({ memberNo }: Student): object => ({ memberNo })

/** Without a takeover each answer would be a refusal: the lease of the opening before is alive. */
function ofLecture({ enrolmentNo, lectureNo }: Student): object {
  return { enrolmentNo, lectureNo, takeOver: 1 }
}

function openings({ students }: BenchTown, path: string, inputOf: (student: Student) => object) {
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
