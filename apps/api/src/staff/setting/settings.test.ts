import { approveChange } from '@hygiene/contracts/staff/approval/approve-change'
import { readApproval } from '@hygiene/contracts/staff/approval/read-approval'
import { uploadEvidence } from '@hygiene/contracts/staff/approval/upload-evidence'
import { openSettingsPreview } from '@hygiene/contracts/staff/setting/open-settings-preview'
import { previewSettings } from '@hygiene/contracts/staff/setting/preview-settings'
import { readSettings } from '@hygiene/contracts/staff/setting/read-settings'
import { requestSettings } from '@hygiene/contracts/staff/setting/request-settings'
import { withdrawSettings } from '@hygiene/contracts/staff/setting/withdraw-settings'
import { type Association, FIRST_ASSOCIATION } from '@hygiene/domain/association'
import { storePreview } from '@hygiene/operations/staff/setting/store-preview'
import type { ContractClient } from '@hygiene/testing'
import { logInStaff } from '@hygiene/testing/scenarios/staff-login'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'

let api: TestApi
let maker: ContractClient
let token: string
let approver: ContractClient
let approverToken: string
let other: ContractClient
let phones = 1000

beforeAll(async () => {
  api = await startTestApi()
  ;({ client: maker, token } = await logInStaff(api, 'maker', 'headquarters'))
  ;({ client: approver, token: approverToken } = await logInStaff(api, 'approver', 'headquarters'))
  other = (await logInStaff(api, 'other', 'headquarters')).client
})
afterAll(() => api.stop())

let proposed: Association
beforeEach(async () => {
  phones += 1
  proposed = { ...FIRST_ASSOCIATION, supportPhone: `1588-${phones}` }
})

const PDF = Buffer.from('%PDF-1.7')
const ASKED = { reasonCode: 'moved', text: '대표 전화를 바꿉니다' }

async function drawn(association = proposed): Promise<number> {
  const { previewNo } = (await maker.call(previewSettings, { association })).entity
  await storePreview(api.database.db, previewNo, { certificate: PDF, receipt: PDF })
  return previewNo
}

const opened = (paper: { previewNo: number; paper: string }, of: string) =>
  fetch(new URL(openSettingsPreview.path, api.client.origin), {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${of}` },
    body: JSON.stringify(paper),
  })

async function ask(more: { startsAt?: string; previewNo?: number } = {}) {
  return maker.call(requestSettings, { previewNo: await drawn(), ...ASKED, ...more })
}

const approve = (approvalNo: number, who = approver) => who.call(approveChange, { approvalNo })
const settings = async () => (await maker.call(readSettings, {})).entity
const later = (seconds: number) => new Date(api.clock.now().getTime() + seconds * 1000).toISOString()

describe('a new version of the settings', () => {
  it('applies new settings five seconds after a second employee approves, not before', async () => {
    const { approvalNo } = (await ask()).entity
    expect((await settings()).waitingNo).toBe(approvalNo)
    expect((await approve(approvalNo, maker)).refusal).toBe('APPROVAL_OWN')
    expect((await approve(approvalNo)).code).toBe(1)
    expect((await settings()).inForce.association.supportPhone).not.toBe(proposed.supportPhone)
    expect((await settings()).coming).toMatchObject([{ association: proposed, approvalNo }])

    api.clock.advance(5)
    const after = await settings()
    expect(after.inForce).toMatchObject({ association: proposed, approvalNo })
    expect([after.coming, after.waitingNo]).toEqual([[], null])
    expect(after.earlier.at(-1)?.association).toEqual(FIRST_ASSOCIATION)
  })

  it('shows the same samples to both employees', async () => {
    const previewNo = await drawn()
    const { approvalNo } = (await ask({ previewNo })).entity
    const read = async () => (await approver.call(readApproval, { approvalNo })).entity.previewNo
    expect(await read()).toBe(previewNo)
    for (const paper of ['certificate', 'receipt'] as const)
      expect(await (await opened({ previewNo, paper }, approverToken)).text()).toBe('%PDF-1.7')
    await approve(approvalNo)
    await api.database.db.settingsPreview.delete({ where: { previewNo } })
    expect(await read()).toBeNull()
    api.clock.advance(5)
  })

  it('shows both employees the differences from the current version', async () => {
    const { approvalNo } = (await ask()).entity
    const { shown } = (await approver.call(readApproval, { approvalNo })).entity
    expect(shown.rows).toEqual([
      { label: '고객센터 전화', before: expect.stringContaining('-'), after: proposed.supportPhone },
    ])
    await approve(approvalNo)
    api.clock.advance(5)
  })

  it('starts a later version at its time and requires two employees to withdraw one', async () => {
    const startsAt = later(600)
    await approve((await ask({ startsAt })).entity.approvalNo)
    const [coming] = (await settings()).coming
    expect(coming).toMatchObject({ startsAt, association: proposed })
    const versionNo = coming?.versionNo ?? 0

    const { approvalNo } = (await maker.call(withdrawSettings, { versionNo, ...ASKED })).entity
    expect((await approve(approvalNo)).code).toBe(1)
    expect((await settings()).coming).toEqual([])
    const again = await maker.call(withdrawSettings, { versionNo, ...ASKED })
    expect(again.refusal).toBe('SETTINGS_NOT_FOUND')
    expect((await approve((await ask({ startsAt })).entity.approvalNo)).code).toBe(1)
    api.clock.advance(600)
    expect((await settings()).inForce.association).toEqual(proposed)
  })

  it('refuses to withdraw a version that has begun', async () => {
    const { versionNo } = (await settings()).inForce
    const answer = await maker.call(withdrawSettings, { versionNo, ...ASKED })
    expect(answer.refusal).toBe('SETTINGS_BEGUN')
  })
})

describe('a request for new settings', () => {
  it('refuses settings equal to the current ones', async () => {
    const { association } = (await settings()).inForce
    expect((await maker.call(previewSettings, { association })).refusal).toBe('SETTINGS_SAME')
  })

  it('refuses a request without drawn samples or with another employee’s samples', async () => {
    const { previewNo } = (await maker.call(previewSettings, { association: proposed })).entity
    expect((await ask({ previewNo })).refusal).toBe('PREVIEW_NOT_DRAWN')
    const open = { previewNo, paper: 'receipt' } as const
    expect((await maker.call(openSettingsPreview, open)).refusal).toBe('PREVIEW_NOT_DRAWN')
    await storePreview(api.database.db, previewNo, { certificate: PDF, receipt: PDF })
    const sample = await opened(open, token)
    expect([sample.headers.get('content-type'), await sample.text()]).toEqual(['application/pdf', '%PDF-1.7'])
    expect((await other.call(openSettingsPreview, open)).refusal).toBe('PREVIEW_NOT_FOUND')
    const answer = await other.call(requestSettings, { previewNo, ...ASKED })
    expect(answer.refusal).toBe('PREVIEW_NOT_FOUND')
  })

  it('refuses a start in the past or at the start of another version', async () => {
    expect((await ask({ startsAt: later(-1) })).refusal).toBe('SETTINGS_START_PAST')
    const startsAt = later(3_600)
    await approve((await ask({ startsAt })).entity.approvalNo)
    proposed = { ...proposed, hours: '평일 10:00~17:00' }
    expect((await ask({ startsAt })).refusal).toBe('SETTINGS_START_TAKEN')
  })

  it.each<[string, Partial<Association>]>([
    ['without a name', { name: ' ' }],
    ['with a telephone that is none', { supportPhone: '전화 없음' }],
    ['with a backslash', { address: '서울 \\ 종로' }],
    ['with a letter no document prints', { issuerName: '협회장😀' }],
    ['with a name too long for its line', { name: '가'.repeat(41) }],
  ])('rejects settings as malformed %s', async (_what, wrong) => {
    const association = { ...proposed, ...wrong }
    expect((await maker.call(previewSettings, { association })).status).toBe(400)
  })
})

const send = async (picture: Promise<Buffer>, input: { isSeal?: 1 } = {}) => {
  const file = { field: 'file', name: '직인.png', type: 'image/png', bytes: await picture }
  return maker.call(uploadEvidence, input, { files: [file] })
}
const upload = async (picture: Promise<Buffer>) => (await send(picture)).entity.fileNo
const seal = (side: number, background: string) =>
  sharp({ create: { width: side, height: side, channels: 4, background } })
const red = (side: number) => sharp({ create: { width: side, height: side, channels: 3, background: 'red' } })
const ring = async (side: number) => {
  const middle = await red(side / 2)
    .png()
    .toBuffer()
  return seal(side, '#0000')
    .composite([{ input: middle }])
    .png()
    .toBuffer()
}
const proposing = async (sealFileNo: string) =>
  maker.call(previewSettings, { association: { ...proposed, sealFileNo } })

describe('the seal image', () => {
  it('accepts a transparent PNG and keeps the image once a preview shows the seal', async () => {
    const { fileNo } = (await send(ring(400), { isSeal: 1 })).entity
    const { previewNo } = (await proposing(fileNo)).entity
    const file = await api.database.db.storedFile.findUniqueOrThrow({ where: { fileNo } })
    expect(file).toMatchObject({ ownerKind: 'settings', ownerNo: previewNo })
    expect((await proposing(fileNo)).code).toBe(1)
  })

  it.each<[string, () => Promise<Buffer>]>([
    ['without transparency', () => red(400).png().toBuffer()],
    ['that covers its ground', () => seal(400, 'red').png().toBuffer()],
    ['in JPEG', () => red(400).jpeg().toBuffer()],
    ['that is empty', () => seal(400, '#0000').png().toBuffer()],
    ['that is small', () => ring(120)],
  ])('refuses a seal image %s', async (_what, make) => {
    expect((await send(make(), { isSeal: 1 })).refusal).toBe('SEAL_UNFIT')
    expect((await proposing(await upload(make()))).refusal).toBe('SEAL_UNFIT')
  })

  it('refuses an unknown upload as the seal', async () => {
    expect((await proposing('00000000-0000-4000-8000-000000000000')).refusal).toBe('FILE_NOT_FOUND')
  })
})

describe('concurrent changes of the settings', () => {
  it('accepts one of three concurrent requests', async () => {
    const answers = await Promise.all([ask(), ask(), ask()])
    const outcomes = answers.map(({ refusal }) => refusal ?? 'asked').toSorted()
    expect(outcomes).toEqual(['APPROVAL_TWIN_PENDING', 'APPROVAL_TWIN_PENDING', 'asked'])
    const [made] = answers.filter(({ code }) => code === 1)
    await approve(made?.entity.approvalNo ?? 0)
    api.clock.advance(5)
  })

  it('makes one version from two concurrent approvals', async () => {
    const { approvalNo } = (await ask()).entity
    const answers = await Promise.all([approve(approvalNo), approve(approvalNo, other)])
    expect(answers.map(({ refusal }) => refusal ?? 'done').toSorted()).toEqual(['APPROVAL_DECIDED', 'done'])
    expect(await api.database.db.associationVersion.count({ where: { approvalNo } })).toBe(1)
    api.clock.advance(5)
  })

  it('ends a request as changed when another version was created before the approval', async () => {
    const { approvalNo } = (await ask()).entity
    const text = { ...proposed, hours: '평일 08:00~17:00' }
    const now = api.clock.now()
    const row = { startsAt: new Date(later(99_999)), text, madeAt: now }
    await api.database.db.associationVersion.create({ data: row })
    expect((await approve(approvalNo)).refusal).toBe('APPROVAL_CHANGED')
    expect((await settings()).waitingNo).toBeNull()
  })
})

const db = () => api.database.db

describe('the versions in the database', () => {
  const text = { ...FIRST_ASSOCIATION }

  it('refuses to change or delete a version', async () => {
    await expect(db().associationVersion.updateMany({ data: { text } })).rejects.toThrow(/stays as it was/)
    await expect(db().associationVersion.deleteMany()).rejects.toThrow(/stays as it was/)
  })

  it('refuses a second version of one start, a late version and a mismatched replacement', async () => {
    const madeAt = api.clock.now()
    const startsAt = new Date(later(7_777_777))
    const { versionNo } = await db().associationVersion.create({ data: { startsAt, text, madeAt } })
    const add = (more: object) =>
      db().associationVersion.create({ data: { startsAt, text, madeAt, ...more } })
    await expect(add({})).rejects.toThrow(/Unique/)
    await expect(add({ startsAt: madeAt })).rejects.toThrow(/AssociationVersion_ahead/)
    const elsewhere = { supersedesNo: versionNo, startsAt: new Date(later(8_888_888)) }
    await expect(add(elsewhere)).rejects.toThrow(/same start/)
  })
})
