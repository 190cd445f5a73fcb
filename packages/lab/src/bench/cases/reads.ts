import { checkLogin } from '@hygiene/contracts/member/login/check-login'
import { listNotices } from '@hygiene/contracts/content/board/list-notices'
import { listOnlineEnrolments } from '@hygiene/contracts/education/enrolment/list-online-enrolments'
import { listStudyRoom } from '@hygiene/contracts/education/study/list-study-room'
import { armOfApi, armOfFloor, get, share } from '../arms.ts'
import { type Finding, judgeRate } from '../finding.ts'
import { loadInTurn } from '../in-turn.ts'
import type { BenchEnvironment } from '../environment.ts'

export async function benchNotices(environment: BenchEnvironment): Promise<Finding[]> {
  const path = `${listNotices.path}?page=1&limit=10`
  const [open = [], checked = [], memory = [], select = []] = await loadInTurn([
    armOfApi(environment, 'notices, anonymous', () => [get(path)]),
    armOfApi(environment, 'notices, session checked', (connection) =>
      share(environment.students, connection).map((student) => get(path, student)),
    ),
    armOfFloor(environment, 'ten notices from memory', () => [get('/memory')]),
    armOfFloor(environment, 'one select of ten notices', () => [get('/notices')]),
  ])
  return [
    judgeRate({ what: '10 notices, anonymous, beside an answer from memory', atLeast: 0.5 }, open, memory),
    judgeRate({ what: '10 notices, session checked', atLeast: 0.6, p99AtMost: 2 }, checked, select),
  ]
}

export async function benchEnrolments(environment: BenchEnvironment): Promise<Finding[]> {
  const what = { what: 'enrolment list, session checked', atLeast: 0.6, p99AtMost: 2 }
  return [await benchOwn(environment, what, `${listOnlineEnrolments.path}?page=1&limit=10`, '/enrolments')]
}

export async function benchLoginCheck(environment: BenchEnvironment): Promise<Finding[]> {
  return [await benchOwn(environment, { what: 'session check', atLeast: 0.6 }, checkLogin.path, '/session')]
}

export async function benchStudyRoom(environment: BenchEnvironment): Promise<Finding[]> {
  const path = `${listStudyRoom.path}?page=1&limit=10`
  return [await benchOwn(environment, { what: 'study-room data', atLeast: 0.5 }, path, '/study-room')]
}

async function benchOwn(
  environment: BenchEnvironment,
  target: Parameters<typeof judgeRate>[0],
  path: string,
  floorPath: string,
): Promise<Finding> {
  const [ours = [], floor = []] = await loadInTurn([
    armOfApi(environment, target.what, (connection) =>
      share(environment.students, connection).map((student) => get(path, student)),
    ),
    armOfFloor(environment, `${target.what}, one select`, (connection) =>
      share(environment.students, connection).map(({ memberNo }) => get(`${floorPath}/${memberNo}`)),
    ),
  ])
  return judgeRate(target, ours, floor)
}
