import { CSRF_HEADER, CSRF_VALUE } from '@hygiene/contracts/kit/envelope'
import { REFUSALS } from '@hygiene/contracts/refusals/table'
import { openCase } from '@hygiene/contracts/staff/member-case/open-case'
import { openCertificate } from '@hygiene/contracts/education/certificate/staff/open-certificate'
import { createStorage } from '@hygiene/gateways'
import { logInStaff } from '@hygiene/testing/scenarios/staff-login'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type CertificateAdmin, openCertificateAdmin } from '../../../testing/certificate-admin.ts'
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts'

const PDF = Buffer.from('%PDF-1.7\n%%EOF\n')
const WHY = { purpose: 'certificate', text: '출력본과 대조' } as const

let api: TestApi
let admin: CertificateAdmin

beforeAll(async () => {
  api = await startTestApi()
  admin = await openCertificateAdmin(api)
})
afterAll(() => api.stop())

async function graduate() {
  const found = await admin.graduate()
  const storageKey = `certificates/${found.issued.verificationNumber}.pdf`
  await createStorage({ directory: api.config.STORAGE_DIR }).put(storageKey, PDF)
  await api.database.db.storedFile.updateMany({ where: { storageKey }, data: { sizeBytes: PDF.length } })
  return found
}

const open = (certificateNo: unknown, token: string | null = admin.employee.token) =>
  fetch(new URL(openCertificate.path, api.client.origin), {
    method: 'POST',
    headers: {
      [CSRF_HEADER]: CSRF_VALUE,
      'content-type': 'application/json',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    body: JSON.stringify({ certificateNo }),
  })
const refused = async (certificateNo: number, token?: string | null) =>
  ((await (await open(certificateNo, token)).json()) as { code: number }).code

describe('the file of a certificate at the console', () => {
  it('opens the file in an open case about its holder after logging the view', async () => {
    const { certificateNo, member, issued } = await graduate()
    expect(await refused(certificateNo)).toBe(REFUSALS.MEMBER_CASE_REQUIRED.code)
    await admin.employee.client.call(openCase, { memberNo: member.memberNo, ...WHY })
    const answer = await open(certificateNo)
    expect(answer.headers.get('content-type')).toBe('application/pdf')
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(PDF)
    const action = { operation: 'openCertificate', detail: issued.certificateNumber }
    expect(await api.database.db.auditEntry.findMany({ where: action })).toMatchObject([
      { memberNo: member.memberNo, reason: '수료증 문의 · 출력본과 대조' },
    ])

    const storage = createStorage({ directory: api.config.STORAGE_DIR })
    await storage.remove(`certificates/${issued.verificationNumber}.pdf`)
    expect(await refused(certificateNo)).toBe(REFUSALS.DOCUMENT_DRAWN_AGAIN.code)
    const order = { kind: 'issue-certificate', payload: { equals: { certificateNo } }, doneAt: null }
    expect(await api.database.db.outbox.count({ where: order })).toBe(1)
  })

  it('refuses the file in another employee’s case, to other roles, and for a wrong number', async () => {
    const { certificateNo, member } = await graduate()
    await admin.head.client.call(openCase, { memberNo: member.memberNo, ...WHY })
    expect(await refused(certificateNo)).toBe(REFUSALS.MEMBER_CASE_REQUIRED.code)
    const { token } = await logInStaff(api, 'treasurer', 'finance')
    expect(await refused(certificateNo, token)).toBe(REFUSALS.STAFF_FORBIDDEN.code)
    expect(await refused(certificateNo, null)).toBe(REFUSALS.STAFF_LOGIN_REQUIRED.code)
    expect(await refused(2_000_000)).toBe(REFUSALS.CERTIFICATE_NOT_FOUND.code)
    expect((await open('first')).status).toBe(400)
  })

  it('finds no file before the drawing and none of a replaced edition', async () => {
    const { certificateNo, member } = await graduate()
    await admin.employee.client.call(openCase, { memberNo: member.memberNo, ...WHY })
    await admin.supersede(certificateNo)
    expect(await refused(certificateNo)).toBe(REFUSALS.FILE_NOT_FOUND.code)
  })
})
