import { randomUUID } from 'node:crypto'
import { login } from '@hygiene/contracts/member/login/login'
import { writeInquiry } from '@hygiene/contracts/content/inquiry/write-inquiry'
import { CSRF_HEADER, CSRF_VALUE } from '@hygiene/contracts/kit/envelope'
import { searchAddresses } from '@hygiene/contracts/platform/lookup/search-addresses'
import { applyOnline } from '@hygiene/contracts/education/enrolment/apply-online'
import { cancelPayment } from '@hygiene/contracts/money/refund/cancel-payment'
import { confirmPayment } from '@hygiene/contracts/money/settlement/confirm-payment'
import { openOrder } from '@hygiene/contracts/money/order/open-order'
import { openCase } from '@hygiene/contracts/staff/member-case/open-case'
import { listMembers } from '@hygiene/contracts/member/account/staff/list-members'
import { readStaffMember } from '@hygiene/contracts/member/account/staff/read-staff-member'
import { findRecords } from '@hygiene/contracts/staff/search/find-records'
import { connectDatabase, type Database } from '@hygiene/db/connect'
import { DEVELOPMENT_STAFF_TOTP_KEY } from '@hygiene/db/sealed-text'
import {
  addCourse,
  addEnrolment,
  addPerson,
  type ContractClient,
  contractClient,
  frozenClock,
  paragraphs,
  PASSWORD,
} from '@hygiene/testing'
import { cloneDatabase } from '@hygiene/testing/postgres'
import {
  babblingService,
  PLANTED,
  plantedIn,
  QUOTING_FAULTS,
  refuseRows,
} from '@hygiene/testing/scenarios/planted'
import { logInStaff } from '@hygiene/testing/scenarios/staff-login'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { spawnApi } from '../testing/spawn-api.ts'
import { keysOf } from '@hygiene/domain/keys-of'

let api: Awaited<ReturnType<typeof spawnApi>>
let copy: Awaited<ReturnType<typeof cloneDatabase>>
let service: Awaited<ReturnType<typeof babblingService>>
let database: Database
let person: ContractClient
let staff: ContractClient
let memberNo: number
let applicationNo: number
let paymentNo: number
const tokens: string[] = []

beforeAll(async () => {
  service = await babblingService()
  copy = await cloneDatabase()
  database = connectDatabase({ url: copy.url, poolSize: 2 })
  const { db } = database
  const course = await addCourse(db, { year: new Date().getFullYear() })
  const member = await addPerson(db, PLANTED)
  memberNo = member.memberNo
  const paid = await addEnrolment(db, member, course, { ...PLANTED, status: 'paid' })
  applicationNo = (await addEnrolment(db, member, course, { licenceNo: '2031-918-0000' })).applicationNo
  const order = await db.payment.findFirstOrThrow({ where: { applicationNo: paid.applicationNo } })
  paymentNo = order.paymentNo
  await db.payment.update({ where: { paymentNo }, data: { paymentType: 3 as const, paidAt: new Date() } })
  const origins = { PORTONE_BASE_URL: service.origin, JUSO_BASE_URL: service.origin }
  api = await spawnApi(copy.url, { LOG_LEVEL: 'debug', LEAKED_PASSWORDS_URL: service.origin, ...origins })

  const client = contractClient(api.origin)
  const input = { userId: PLANTED.userId, userPw: PASSWORD, applicationId: 'edu', disconnect: 1 } as const
  const { accessToken } = (await client.call(login, input)).entity
  person = client.as(accessToken)
  const clock = { ...frozenClock(), now: () => new Date() }
  const served = { database, client, clock, config: { STAFF_TOTP_KEY: DEVELOPMENT_STAFF_TOTP_KEY } }
  const admin = await logInStaff(served, 'staff7yq', 'headquarters')
  staff = admin.client
  tokens.push(accessToken, admin.token)
}, 60_000)
afterAll(async () => {
  api.child.kill('SIGKILL')
  service.stop()
  await database.close()
  await copy.drop()
})

const { name, phone, licenceNo, accountNumber, businessName, sentence } = PLANTED
const list = { filter: {}, sort: { by: 'joinedAt', isDescending: true } } as const
const contents = paragraphs([`${name} ${phone} ${sentence}`])

async function callAll(): Promise<number[]> {
  const onlineApplication = {
    industryType: 1 as const,
    licenseNumber: licenceNo,
    businessName,
    representative: name,
    sidoCode: '4100000000',
    address: `${businessName} 12`,
    positionType: 1 as const,
    phone,
    privacyConsent: true,
  } as const
  const inquiryBean = {
    inquiryType: 1,
    title: sentence,
    contents,
    isPrivate: true,
    requestNo: randomUUID(),
  } as const
  const refundAccount = { bank: 'NONGHYUP', accountNumber, holder: name }
  const unknown = { userPw: PLANTED.password, applicationId: 'edu', disconnect: 1 } as const
  const answers = [
    await person.call(login, { ...unknown, userId: PLANTED.userId }),
    await person.call(login, { ...unknown, userId: name }, { method: 'GET' }),
    await person.call(applyOnline, { onlineApplication }),
    await person.call(writeInquiry, { inquiryBean }),
    await person.call(openOrder, { applicationNo, paymentType: 1 as const }),
    await person.call(confirmPayment, { paymentId: `pay-${phone}` }),
    await person.call(cancelPayment, { paymentNo, reason: sentence, refundAccount }),
    await person.call(searchAddresses, { searchText: `${name} ${phone}` }),
    await staff.call(listMembers, { ...list, text: phone }),
    await staff.call(findRecords, { text: name }),
    await staff.call(openCase, { memberNo, purpose: 'apply', text: sentence } as never),
    await staff.call(readStaffMember, { memberNo }),
  ]
  return [...answers.map(({ status }) => status), ...(await stumble())]
}

async function stumble(): Promise<number[]> {
  const ask = async (path: string, body?: string): Promise<number> => {
    const headers = {
      'content-type': 'application/json',
      [CSRF_HEADER]: CSRF_VALUE,
      cookie: `refresh=${phone}`,
    }
    const method = body === undefined ? 'GET' : 'POST'
    return (await fetch(`${api.origin}${path}`, { method, headers, ...(body === undefined ? {} : { body }) }))
      .status
  }
  return [
    await ask('/api/user/login', `{"userId": ${name} ${phone}`),
    await ask('/api/user/login', JSON.stringify({ userId: { name, phone } })),
    await ask(`/api/user/${name}/${phone}?name=${name}`),
    await ask(`/${encodeURIComponent(name)}/${accountNumber}/${licenceNo}`),
    await ask(`/verify/${licenceNo}`),
  ]
}

describe('the API log at its most verbose level', () => {
  it('names no person when every call succeeds', async () => {
    const statuses = await callAll()
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(7)
    await said('/api/staff/members')
    expect(plantedIn(api.said(), tokens)).toEqual([])
  })

  it.each(keysOf(QUOTING_FAULTS))(
    'names no person when the database refuses each row by a %s',
    async (fault) => {
      await refuseRows(database.pool, fault)
      const statuses = await callAll()
      expect(statuses.filter((status) => status === 500).length).toBeGreaterThan(2)
      await said('"level":50')
      expect(plantedIn(api.said(), tokens)).toEqual([])
    },
  )
})

async function said(text: string): Promise<void> {
  await expect.poll(() => api.said(), { timeout: 10_000 }).toContain(text)
}
