import type { SentTo } from '@hygiene/contracts/kit/endpoint'
import { listCertificates } from '@hygiene/contracts/education/certificate/staff/list-certificates'
import { readCertificateRecord } from '@hygiene/contracts/education/certificate/staff/read-certificate-record'
import { redrawCertificate } from '@hygiene/contracts/education/certificate/staff/redraw-certificate'
import { sendCertificate } from '@hygiene/contracts/education/certificate/staff/send-certificate'
import { logInStaff } from '@hygiene/testing/scenarios/staff-login'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type CertificateAdmin, openCertificateAdmin } from '../../../testing/certificate-admin.ts'
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts'

let api: TestApi
let admin: CertificateAdmin

beforeAll(async () => {
  api = await startTestApi()
  admin = await openCertificateAdmin(api)
})
afterAll(() => api.stop())
beforeEach(() => api.clock.advance(61))

type Sent = SentTo<typeof listCertificates>
const list = async (filter: Sent['filter'] = {}, text = '', client = admin.employee.client) =>
  client.call(listCertificates, { filter, text, sort: { by: 'issuedAt', isDescending: true } })
const numbers = async (filter: Sent['filter'], text = '') =>
  (await list(filter, text)).entity.list.map(({ certificateNo }) => certificateNo)

describe('the register of certificates', () => {
  it('shows the newest edition of each completion masked and logs the view without a reason', async () => {
    const { certificateNo, issued, member } = await admin.graduate()
    await admin.supersede(certificateNo)
    const { entity } = await list()
    expect(entity).toMatchObject({ count: entity.list.length, isCountWhole: true, next: null })
    expect(entity.list.find((row) => row.certificateNo === certificateNo)).toMatchObject({
      certificateNumber: issued.certificateNumber,
      edition: 2,
      status: 'valid',
      drawing: 'preparing',
      kind: 'inPerson',
      salesType: 1,
      year: 2026,
      memberNo: member.memberNo,
      userName: expect.stringContaining('*'),
      businessName: '바다 횟집',
    })
    const views = { memberNo: member.memberNo, operation: 'listCertificates' }
    expect(await api.database.db.auditEntry.findMany({ where: views })).toMatchObject([{ reason: '' }])
  })

  it('filters by state, drawing, kind and year, and searches words and numbers of any edition', async () => {
    const [drawn, failed, replaced] = [
      await admin.graduate(),
      await admin.graduate({ isDrawn: false }),
      await admin.graduate(),
    ]
    await api.database.db.certificate.update({
      where: { certificateNo: failed.certificateNo },
      data: { failure: '글자가 없습니다.' },
    })
    await admin.supersede(replaced.certificateNo, { businessName: '하늘 국수' })
    expect(await numbers({ drawing: 'failed' })).toEqual([failed.certificateNo])
    expect(await numbers({ status: 'revoked' })).toEqual([])
    expect(await numbers({ isReplaced: true })).toContain(replaced.certificateNo)
    expect(await numbers({ isReplaced: true })).not.toContain(drawn.certificateNo)
    expect(await numbers({ kind: 'online' })).toEqual([])
    expect(await numbers({ year: 2026, salesType: 1, status: 'valid', drawing: 'ready' })).toContain(
      drawn.certificateNo,
    )
    expect(await numbers({ year: 2025 })).toEqual([])
    expect(await numbers({}, '하늘')).toEqual([replaced.certificateNo])
    expect(await numbers({}, drawn.issued.certificateNumber)).toEqual([drawn.certificateNo])
    const old = replaced.issued.verificationNumber.toLowerCase().replaceAll('-', ' ')
    expect(await numbers({}, old)).toEqual([replaced.certificateNo])
    expect(await numbers({}, '100%_')).toEqual([])
  })

  it('requires the permission and refuses other conditions', async () => {
    for (const role of ['branch', 'finance'] as const) {
      const { client } = await logInStaff(api, `looks ${role}`, role)
      expect((await list({}, '', client)).refusal).toBe('STAFF_FORBIDDEN')
      expect((await client.call(readCertificateRecord, { certificateNo: 1 })).refusal).toBe('STAFF_FORBIDDEN')
    }
    expect((await list({ year: 1 })).status).toBe(400)
  })
})

describe('the record of a certificate', () => {
  it('shows every edition with number, replacing employee and reason, and what happened', async () => {
    const { certificateNo, issued, inPersonEnrolmentNo, member } = await admin.graduate()
    await admin.supersede(certificateNo)
    const { entity } = await admin.employee.client.call(readCertificateRecord, { certificateNo })
    const { verificationNumber } = await admin.certificate({ inPersonEnrolmentNo })
    expect(entity).toMatchObject({
      certificateNumber: issued.certificateNumber,
      memberNo: member.memberNo,
      kind: 'inPerson',
      recordNo: inPersonEnrolmentNo,
      drawing: 'preparing',
      isPending: false,
      editions: [
        { edition: 2, verificationNumber, status: 'valid', businessName: '바다 횟집', withdrawn: null },
        {
          edition: 1,
          verificationNumber: issued.verificationNumber,
          status: 'superseded',
          businessName: '새마음 식당',
          withdrawn: { reasonCode: 'misprint', text: '영업신고증과 대조 확인', approvedByName: null },
        },
      ],
    })
    expect(entity.log.map(({ what }) => what)).toEqual(
      expect.arrayContaining(['replaced', 'drawn', 'issued']),
    )
    expect(JSON.stringify(entity)).not.toContain(member.name)
    await admin.askRevocation(certificateNo, 2)
    const again = await admin.employee.client.call(readCertificateRecord, { certificateNo })
    expect(again.entity.isPending).toBe(true)
    expect(
      (await admin.employee.client.call(readCertificateRecord, { certificateNo: 2_000_000 })).refusal,
    ).toBe('CERTIFICATE_NOT_FOUND')
  })

  it('finds a record by the printed number and accepts only one of the two numbers', async () => {
    const { certificateNo, issued } = await admin.graduate()
    const read = async (wanted: object) => admin.employee.client.call(readCertificateRecord, wanted)
    const { certificateNumber } = issued
    for (const typed of [certificateNumber, ` ${certificateNumber} `])
      expect((await read({ certificateNumber: typed })).entity.certificateNo).toBe(certificateNo)
    expect((await read({ certificateNumber: '2026-02-9999999' })).refusal).toBe('CERTIFICATE_NOT_FOUND')
    for (const wrong of [{}, { certificateNumber: '2026-3-1' }, { certificateNo, certificateNumber }])
      expect((await read(wrong)).status).toBe(400)
  })
})

describe('a certificate awaited by its holder', () => {
  it('draws a certificate again on demand and logs by whom', async () => {
    const { certificateNo, inPersonEnrolmentNo } = await admin.graduate({ isDrawn: false })
    const { db } = api.database
    await db.certificate.update({ where: { certificateNo }, data: { failure: '글자가 없습니다.' } })
    const jobs = () => db.outbox.count({ where: { payload: { equals: { certificateNo } } } })
    const before = await jobs()
    expect((await admin.employee.client.call(redrawCertificate, { certificateNo })).code).toBe(1)
    expect(await jobs()).toBe(before + 1)
    expect((await admin.certificate({ inPersonEnrolmentNo })).failure).toBeNull()
    const { entity } = await admin.employee.client.call(readCertificateRecord, { certificateNo })
    expect(entity.log).toContainEqual(
      expect.objectContaining({ what: 'redrawn', byName: expect.any(String) }),
    )
  })

  it('sends a drawn certificate again at most once a minute', async () => {
    const { certificateNo, member } = await admin.graduate()
    const send = async (no = certificateNo) =>
      admin.employee.client.call(sendCertificate, { certificateNo: no })
    const answers = await Promise.all([send(), send(), send()])
    expect(answers.map(({ refusal }) => refusal ?? 'done').toSorted()).toEqual([
      'SENT_JUST_NOW',
      'SENT_JUST_NOW',
      'done',
    ])
    expect(
      (await admin.messages(member.memberNo)).filter((kind) => kind === 'certificateSentAgain'),
    ).toHaveLength(1)
    const bare = await admin.graduate({ isDrawn: false })
    expect((await send(bare.certificateNo)).refusal).toBe('CERTIFICATE_NOT_DRAWN')
    const data = { status: 'revoked', revokedAt: api.clock.now() } as const
    await api.database.db.certificate.update({ where: { certificateNo }, data })
    expect((await send()).refusal).toBe('CERTIFICATE_VOID')
    expect((await admin.employee.client.call(redrawCertificate, { certificateNo })).refusal).toBe(
      'CERTIFICATE_VOID',
    )
  })
})
