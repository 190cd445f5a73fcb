import { once } from 'node:events'
import { approveChange } from '@hygiene/contracts/staff/approval/approve-change'
import { supersedeCertificate } from '@hygiene/contracts/education/certificate/staff/supersede-certificate'
import { contractClient } from '@hygiene/testing'
import { eventually } from '@hygiene/testing/drive/eventually'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type CertificateAdmin, openCertificateAdmin } from '../../../testing/certificate-admin.ts'
import { spawnApi, useMachineClock } from '../../../testing/spawn-api.ts'
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts'

const GRADUATES = 24

let api: TestApi
let admin: CertificateAdmin

beforeAll(async () => {
  api = await startTestApi({ LOG_LEVEL: 'silent' })
  admin = await openCertificateAdmin(api)
})
afterAll(() => api.stop())
beforeEach(() => api.clock.advance(61))

async function spawned() {
  const { child, origin } = await spawnApi(api.config.DATABASE_URL)
  const client = (token: string) => contractClient(origin).as(token)
  return {
    employee: client(admin.employee.token),
    head: client(admin.head.token),
    async kill() {
      child.kill('SIGKILL')
      await once(child, 'exit')
      // Waits until the server has ended the transactions of the dead process.
      await new Promise((resolve) => setTimeout(resolve, 500))
    },
  }
}

async function graduates() {
  const people = []
  for (let count = 0; count < GRADUATES; count += 1) people.push(await admin.graduate())
  return people
}

it('supersedes each certificate whole or not at all when the API is killed', async () => {
  const people = await graduates()
  const numbers = people.map(({ certificateNo }) => certificateNo)
  await useMachineClock(api)
  const process = await spawned()
  const asked = {
    edition: 1,
    changed: { businessName: '바다 횟집' },
    reasonCode: 'misprint',
    reason: '확인',
  } as const
  const answers = Promise.allSettled(
    numbers.map((certificateNo) => process.employee.call(supersedeCertificate, { certificateNo, ...asked })),
  )
  await eventually(
    async () =>
      (await api.database.db.certificate.count({ where: { certificateNo: { in: numbers }, edition: 2 } })) >=
      3,
  )
  await process.kill()
  await answers

  let replaced = 0
  for (const { certificateNo, member } of people) {
    const { edition, replaced: editions } = await api.database.db.certificate.findUniqueOrThrow({
      where: { certificateNo },
      include: { replaced: true },
    })
    const isWhole = edition === 2
    const action = { operation: 'supersedeCertificate' }
    const found = [
      editions.length,
      await api.database.db.message.count({
        where: { memberNo: member.memberNo, kind: 'certificateReplaced' },
      }),
      await api.database.db.auditEntry.count({ where: { memberNo: member.memberNo, ...action } }),
    ]
    expect(found).toEqual(isWhole ? [1, 1, 1] : [0, 0, 0])
    replaced += isWhole ? 1 : 0
  }
  expect(replaced).toBeLessThan(GRADUATES)
}, 60_000)

it('decides, voids and notifies each revocation whole or not at all when the API is killed', async () => {
  await useMachineClock(api)
  const people = []
  for (const person of await graduates()) {
    const { approvalNo } = (await admin.askRevocation(person.certificateNo)).entity
    people.push({ ...person, approvalNo })
  }
  const process = await spawned()
  const answers = Promise.allSettled(
    people.map(({ approvalNo }) => process.head.call(approveChange, { approvalNo, text: '' })),
  )
  await eventually(
    async () => (await api.database.db.certificate.count({ where: { status: 'revoked' } })) >= 3,
  )
  await process.kill()
  await answers

  let revoked = 0
  for (const { certificateNo, approvalNo, member, inPersonEnrolmentNo } of people) {
    const { status } = await api.database.db.certificate.findUniqueOrThrow({ where: { certificateNo } })
    const isWhole = status === 'revoked'
    const found = [
      (await api.database.db.approval.findUniqueOrThrow({ where: { approvalNo } })).status,
      (await api.database.db.inPersonEnrolment.findUniqueOrThrow({ where: { inPersonEnrolmentNo } })).status,
      await api.database.db.message.count({
        where: { memberNo: member.memberNo, kind: 'certificateRevoked' },
      }),
    ]
    expect(found).toEqual(isWhole ? ['approved', 'revoked', 1] : ['pending', 'completed', 0])
    revoked += isWhole ? 1 : 0
  }
  expect(revoked).toBeLessThan(GRADUATES)
}, 60_000)
