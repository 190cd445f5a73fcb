import type { Request } from 'autocannon'
import type { Arm } from './load.ts'
import type { Student } from './students.ts'
import type { BenchEnvironment } from './environment.ts'

const CONNECTIONS = 64

type RequestsOf = Arm['requestsOf']

export function armOfApi({ api, postgresPid }: BenchEnvironment, name: string, requestsOf: RequestsOf): Arm {
  return { name, origin: api.origin, connections: CONNECTIONS, requestsOf, pids: [api.pid, postgresPid] }
}

export function armOfFloor(
  { floor, postgresPid }: BenchEnvironment,
  name: string,
  requestsOf: RequestsOf,
): Arm {
  return { name, origin: floor.origin, connections: CONNECTIONS, requestsOf, pids: [floor.pid, postgresPid] }
}

/** Gives each connection its own people, so that records of one person never overtake each other. */
export function share<Somebody>(people: readonly Somebody[], connection: number): Somebody[] {
  return people.filter((_somebody, place) => place % CONNECTIONS === connection % CONNECTIONS)
}

export function get(path: string, student?: Student): Request {
  return {
    method: 'GET',
    path,
    ...(student ? { headers: { authorization: `Bearer ${student.token}` } } : {}),
  }
}
