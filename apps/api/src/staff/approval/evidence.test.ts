import { CSRF_HEADER, CSRF_VALUE } from '@hygiene/contracts/kit/envelope'
import { openEvidence } from '@hygiene/contracts/staff/approval/open-evidence'
import { readApproval } from '@hygiene/contracts/staff/approval/read-approval'
import { uploadEvidence } from '@hygiene/contracts/staff/approval/upload-evidence'
import type { ContractClient } from '@hygiene/testing'
import { logInStaff } from '@hygiene/testing/scenarios/staff-login'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openRoleRequests, type RoleRequests } from '../../testing/role-request.ts'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'

const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n')

let api: TestApi
let roles: RoleRequests

beforeAll(async () => {
  api = await startTestApi()
  roles = await openRoleRequests(api)
})
afterAll(() => api.stop())

const upload = (client: ContractClient, bytes: Buffer = PDF) =>
  client.call(
    uploadEvidence,
    {},
    { files: [{ field: 'file', name: '인사 명령.pdf', type: 'application/pdf', bytes }] },
  )

async function open(approvalNo: number, token: string) {
  return fetch(`${api.client.origin}${openEvidence.path}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      [CSRF_HEADER]: CSRF_VALUE,
    },
    body: JSON.stringify({ approvalNo }),
  })
}

it('opens the evidence for both employees of a request and logs each opening', async () => {
  const { fileNo } = (await upload(roles.maker.client)).entity
  const { approvalNo } = await roles.addRequest({ evidenceFileNo: fileNo })
  const { evidence } = (await roles.approver.client.call(readApproval, { approvalNo })).entity
  expect(evidence).toMatchObject({ fileNo, name: '인사 명령.pdf', isChecked: true })
  const answer = await open(approvalNo, roles.approver.token)
  expect(Buffer.from(await answer.arrayBuffer())).toEqual(PDF)
  const action = {
    operation: 'openEvidence',
    subjectKind: 'approval',
    subjectNo: approvalNo,
    detail: '역할 바꾸기',
  }
  const views = await api.database.db.auditEntry.findMany({ where: action })
  expect(views).toMatchObject([{ employeeNo: roles.approver.employeeNo }])
})

it('refuses evidence of another employee or of another request', async () => {
  const { fileNo } = (await upload(roles.approver.client)).entity
  const { employeeNo } = await roles.addColleague()
  expect((await roles.ask(employeeNo, { evidenceFileNo: fileNo })).refusal).toBe('FILE_NOT_FOUND')
  const own = (await upload(roles.maker.client)).entity.fileNo
  await roles.addRequest({ evidenceFileNo: own })
  expect((await roles.ask(employeeNo, { evidenceFileNo: own })).refusal).toBe('FILE_NOT_FOUND')
  expect((await roles.ask(employeeNo)).code).toBe(1)
})

it('refuses evidence to an employee who does not see the request and if none is attached', async () => {
  const { fileNo } = (await upload(roles.maker.client)).entity
  const { approvalNo } = await roles.addRequest({ evidenceFileNo: fileNo })
  const { token } = await logInStaff(api, 'stranger', 'finance')
  expect(await (await open(approvalNo, token)).json()).toMatchObject({ code: -3000 })
  const without = await roles.addRequest()
  expect(await (await open(without.approvalNo, roles.maker.token)).json()).toMatchObject({ code: -2504 })
})

it('refuses evidence of an unknown type or without a file', async () => {
  expect((await upload(roles.maker.client, Buffer.from('MZ'))).refusal).toBe('FILE_TYPE_REFUSED')
  expect((await roles.maker.client.call(uploadEvidence, {})).refusal).toBe('FILE_MISSING')
})
