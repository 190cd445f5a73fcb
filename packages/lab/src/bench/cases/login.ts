import type { Request } from 'autocannon'
import { login } from '@hygiene/contracts/member/login/login'
import { APPLICATION_ID, CSRF_HEADER, CSRF_VALUE } from '@hygiene/contracts/kit/envelope'
import { PASSWORD } from '@hygiene/testing'
import { armOfApi, armOfFloor, get, share } from '../arms.ts'
import { type Finding, judgeRate } from '../finding.ts'
import { loadInTurn } from '../in-turn.ts'
import type { BenchEnvironment } from '../environment.ts'

/** Is limited, because hashing is CPU-bound and more people would only wait longer. */
const connections = 16

export async function benchLogin(environment: BenchEnvironment): Promise<Finding[]> {
  const [ours = [], floor = []] = await loadInTurn(
    [
      {
        ...armOfApi(environment, 'login', (connection) =>
          share(environment.visitors, connection).map(loginOf),
        ),
        connections,
      },
      { ...armOfFloor(environment, 'argon2id alone', () => [get('/hash')]), connections },
    ],
    4,
  )
  return [judgeRate({ what: 'login, hash included', atLeast: 0.9 }, ours, floor)]
}

function loginOf(userId: string): Request {
  return {
    method: 'POST',
    path: login.path,
    headers: { 'content-type': 'application/json', [CSRF_HEADER]: CSRF_VALUE },
    body: JSON.stringify({ userId, userPw: PASSWORD, applicationId: APPLICATION_ID, disconnect: 1 }),
  }
}
