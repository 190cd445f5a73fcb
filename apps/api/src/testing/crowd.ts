import { randomUUID } from 'node:crypto'
import type { Member } from '@hygiene/db/generated/client'
import type { ContractClient } from '@hygiene/testing'
import type { TestApi } from './start-test-api.ts'

export interface Visitor {
  member: Member
  client: ContractClient
}

let crowds = 0

export async function addCrowd(servers: readonly [TestApi, ...TestApi[]], count: number): Promise<Visitor[]> {
  const { db } = servers[0].database
  crowds += 1
  const members = await db.member.createManyAndReturn({
    data: Array.from({ length: count }, (_, place) => ({
      userId: `crowd${crowds}x${place}`,
      passwordHash: 'nobody logs in with this',
      name: '박춘자',
      birth: '19560301',
      phone: '01012345678',
      verifiedAt: new Date('2026-01-05T00:00:00Z'),
    })),
  })
  const now = servers[0].clock.now()
  const logins = members.map(({ memberNo }) => ({ memberNo, loginNo: randomUUID() }))
  await db.login.createMany({
    data: logins.map((login) => ({
      ...login,
      applicationId: 'edu',
      ipAddress: '127.0.0.1',
      userAgent: '',
      loggedInAt: now,
      extendedAt: now,
    })),
  })
  return members.map((member, place) => {
    const server = servers[place % servers.length] ?? servers[0]
    const sid = logins[place]?.loginNo ?? ''
    return { member, client: server.client.as(server.app.jwt.sign({ sid })) }
  })
}
