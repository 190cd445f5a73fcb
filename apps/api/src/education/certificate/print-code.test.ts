import { makePrintCode } from '@hygiene/contracts/education/certificate/make-print-code'
import { redeemPrintCode } from '@hygiene/contracts/education/certificate/redeem-print-code'
import { CSRF_HEADER, CSRF_VALUE } from '@hygiene/contracts/kit/envelope'
import { REFUSALS } from '@hygiene/contracts/refusals/table'
import { createStorage } from '@hygiene/gateways'
import { type ContractClient, interleave } from '@hygiene/testing'
import type { Booked } from '@hygiene/testing/scenarios/booked-people'
import { logInStaff } from '@hygiene/testing/scenarios/staff-login'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addGraduate } from '../../testing/graduates.ts'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'

let api: TestApi
let owner: Booked
let certificateNumber: string
let branch: ContractClient
let branchToken: string

beforeAll(async () => {
  api = await startTestApi()
  owner = await addGraduate(api)
  certificateNumber = await withFile(owner)
  ;({ client: branch, token: branchToken } = await logInStaff(api, 'branch1', 'branch'))
})
afterAll(() => api.stop())

async function withFile({ inPersonEnrolmentNo, member: { memberNo } }: Booked): Promise<string> {
  const storageKey = `certificates/${inPersonEnrolmentNo}.pdf`
  await createStorage({ directory: api.config.STORAGE_DIR }).put(storageKey, Buffer.from('%PDF-1.7'))
  const { certificateNumber: number } = await api.database.db.certificate.update({
    where: { inPersonEnrolmentNo },
    data: {
      file: {
        create: {
          fileNo: crypto.randomUUID(),
          memberNo,
          name: '수료증.pdf',
          contentType: 'application/pdf',
          sizeBytes: 8,
          sha256: 'ab'.repeat(32),
          storageKey,
          createdAt: api.clock.now(),
        },
      },
    },
  })
  return number
}

const make = async (client = owner.client) => client.call(makePrintCode, { certificateNumber })
const redeem = (code: string, client = branch) => client.call(redeemPrintCode, { code })

const fetchFile = (code: string, token = branchToken) =>
  fetch(new URL(redeemPrintCode.path, api.client.origin), {
    method: 'POST',
    headers: {
      [CSRF_HEADER]: CSRF_VALUE,
      'content-type': 'application/json',
      authorization: `Bearer ${token}`,
    },
    body: JSON.stringify({ code }),
  })

describe('a print code', () => {
  it('prints the certificate once and logs who printed which certificate of whom', async () => {
    const { code, endsAt } = (await make()).entity
    expect(code).toMatch(/^\d{6}$/)
    expect(new Date(endsAt).getTime() - api.clock.now().getTime()).toBe(86_400_000)
    expect((await make()).entity.code).toBe(code)

    const answer = await fetchFile(`${code.slice(0, 3)} ${code.slice(3)}`)
    expect(answer.headers.get('content-type')).toBe('application/pdf')
    expect(await answer.text()).toBe('%PDF-1.7')
    expect((await redeem(code)).refusal).toBe('PRINT_CODE_UNKNOWN')
    const entry = await api.database.db.auditEntry.findFirstOrThrow({
      where: { operation: 'redeemPrintCode', detail: certificateNumber },
    })
    expect(entry.memberNo).toBe(owner.member.memberNo)
  })

  it('refuses a second use when another branch was an instant earlier', async () => {
    const { token } = await logInStaff(api, 'branch2', 'branch')
    const { code } = (await make()).entity
    const answer = await interleave(
      api.database,
      (db) => db.printCode.delete({ where: { code } }),
      () => fetchFile(code, token),
    )
    expect(answer.headers.get('content-type')).toContain('application/json')
    expect(await answer.json()).toMatchObject({ code: REFUSALS.PRINT_CODE_UNKNOWN.code })
  })

  it('refuses a code after a day', async () => {
    const { client } = await logInStaff(api, 'branch3', 'branch')
    const { code } = (await make()).entity
    await api.database.db.printCode.updateMany({ data: { endsAt: api.clock.now() } })
    expect((await redeem(code, client)).refusal).toBe('PRINT_CODE_UNKNOWN')
  })

  it('lets only the owner make a code and only staff who print redeem one', async () => {
    const stranger = await addGraduate(api)
    expect((await make(stranger.client)).refusal).toBe('CERTIFICATE_NOT_ISSUED')
    expect((await make(api.client)).refusal).toBe('LOGIN_REQUIRED')
    const { code } = (await make()).entity
    const reader = (await logInStaff(api, 'reader1', 'readOnly')).client
    expect((await redeem(code, reader)).refusal).toBe('STAFF_FORBIDDEN')
    expect((await redeem(code, api.client)).refusal).toBe('STAFF_LOGIN_REQUIRED')
    expect((await branch.call(redeemPrintCode, { code: '1'.repeat(21) })).status).toBe(400)
  })

  it('keeps counting the wrong codes of an employee after a right one', async () => {
    const { code } = (await make()).entity
    const { client, token } = await logInStaff(api, 'guesser2', 'branch')
    const wrong = code === '000000' ? '000001' : '000000'
    const refusalOfWrong = async () => {
      api.clock.advance(20)
      return (await redeem(wrong, client)).refusal
    }
    for (let tries = 0; tries < 3; tries += 1) expect(await refusalOfWrong()).toBe('PRINT_CODE_UNKNOWN')
    api.clock.advance(20)
    expect(await (await fetchFile(code, token)).text()).toBe('%PDF-1.7')
    for (let tries = 0; tries < 2; tries += 1) expect(await refusalOfWrong()).toBe('PRINT_CODE_UNKNOWN')
    expect(await refusalOfWrong()).toBe('PRINT_CODE_LOCKED')
  })

  it('stops an employee who guesses codes after some wrong tries', async () => {
    const { code } = (await make()).entity
    const guesser = (await logInStaff(api, 'guesser1', 'branch')).client
    const wrong = code === '000000' ? '000001' : '000000'
    let refusal = ''
    for (let tries = 0; tries < 12 && refusal !== 'PRINT_CODE_LOCKED'; tries += 1) {
      refusal = (await redeem(wrong, guesser)).refusal ?? ''
      api.clock.advance(20)
    }
    expect(refusal).toBe('PRINT_CODE_LOCKED')
    expect((await redeem(code, guesser)).refusal).toBe('PRINT_CODE_LOCKED')
  })
})
