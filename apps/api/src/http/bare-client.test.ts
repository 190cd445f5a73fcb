import { CSRF_HEADER, CSRF_VALUE } from '@hygiene/contracts/kit/envelope'
import { addCourse, addEnrolment, addPerson, type TaughtCourse, PASSWORD } from '@hygiene/testing'
import supertest from 'supertest'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '../testing/start-test-api.ts'

let api: TestApi
let course: TaughtCourse
let token: string

beforeAll(async () => {
  api = await startTestApi({
    LOG_LEVEL: 'silent',
    CORS_ORIGINS: 'https://a.example.kr, https://b.example.kr',
  })
  const { db } = api.database
  course = await addCourse(db)
  await addPerson(db, { userId: 'kim2026' })
  const login = await send('get', '/api/user/login').query({
    userId: 'kim2026',
    userPw: PASSWORD,
    applicationId: 'edu',
  })
  token = login.body.entity.accessToken
})
afterAll(() => api.stop())

function send(method: 'get' | 'post' | 'patch' | 'delete', path: string) {
  const call = supertest(api.client.origin)[method](path).set(CSRF_HEADER, CSRF_VALUE)
  return token ? call.set('authorization', `Bearer ${token}`) : call
}

const place = {
  industryType: 1,
  licenseNumber: '20190012345',
  businessName: '한마음 식당',
  representative: '김영자',
  sidoCode: '4100000000',
  address: '경기도 수원시 팔달구 가상로 12',
  positionType: 1,
  phone: '010-1234-5678',
  privacyConsent: true,
}

async function enrol(status: 'applied' | 'paid') {
  const { db } = api.database
  const person = await db.member.findUniqueOrThrow({ where: { userId: 'kim2026' } })
  const licenceNo = `2020${String(await db.onlineEnrolment.count()).padStart(7, '0')}`
  return addEnrolment(db, person, course, { status, licenceNo })
}

describe('the specification’s shapes', () => {
  it('accepts a login by GET and by form', async () => {
    expect(token).toMatch(/\./)
    const sent = { userId: 'kim2026', userPw: PASSWORD, applicationId: 'edu' }
    expect((await send('post', '/api/user/login').type('form').send(sent)).body.code).toBe(-1013)
  })

  it('accepts an application as a multipart bean, as text and as a typed part', async () => {
    const asText = send('post', '/api/online/edu/upsertOnlineEdu').field(
      'onlineEducationBean',
      JSON.stringify(place),
    )
    const applied = await asText
    expect(applied.body.code).toBe(1)

    const bean = { ...place, onlineEduNo: applied.body.entity.onlineEduNo, businessName: '두마음 식당' }
    const asPart = send('post', '/api/online/edu/upsertOnlineEdu').attach(
      'onlineEducationBean',
      Buffer.from(JSON.stringify(bean)),
      { filename: 'blob', contentType: 'application/json' },
    )
    expect((await asPart).body).toMatchObject({ code: 1, entity: { onlineEduNo: bean.onlineEduNo } })

    const removed = await send('delete', '/api/online/edu/deleteData').query({
      onlineEduNo: bean.onlineEduNo,
    })
    expect(removed.body.code).toBe(1)
  })

  it('credits a progress record of six fields sent by GET by the server’s clock', async () => {
    const { enrolmentNo: onlineEduNo } = await enrol('paid')
    const onlineClassNo = course.lectures[0]?.lectureNo ?? 0
    const opened = await send('get', '/api/online/class/fetchUserOnlineClassData').query({
      onlineClassNo,
      onlineEduNo,
    })
    expect(opened.body.entity).toMatchObject({ info: { studyTime: 0, onlineClassNo } })

    const record = (studyTime: number, isStart: number) =>
      send('get', '/api/user/class/updateEduStudyTime').query({
        studyTime,
        isStart,
        ipAddress: '203.0.113.7',
        onlineClassNo,
        onlineEduNo,
        status: 2,
      })
    expect((await record(0, 1)).body).toMatchObject({ code: 1, entity: { studyTime: 0 } })
    api.clock.advance(60)
    expect((await record(60, 1)).body).toMatchObject({ entity: { studyTime: 60, status: 2 } })
    expect((await record(60, 1)).body).toMatchObject({ entity: { credited: 0 } })
    const leap = await record(3660, 1)
    expect(leap.body.entity.studyTime).toBeLessThanOrEqual(65)
  })

  it('refuses a progress record without an opened player', async () => {
    const { enrolmentNo: onlineEduNo } = await enrol('paid')
    const onlineClassNo = course.lectures[0]?.lectureNo ?? 0
    const query = { studyTime: 60, isStart: 1, ipAddress: '', onlineClassNo, onlineEduNo, status: 2 }
    expect((await send('get', '/api/user/class/updateEduStudyTime').query(query)).body.code).toBe(-2303)
  })

  it('accepts answers and a refund account as JSON text in a query', async () => {
    const { enrolmentNo: onlineEduNo, applicationNo } = await enrol('paid')
    const exam = { onlineEduNo, attemptNo: 1, answers: '[{"questionNo":1,"chosen":0}]' }
    expect((await send('get', '/api/user/class/updateEvaluation').query(exam)).body.code).toBe(-2314)

    const { paymentNo } = await api.database.db.payment.findFirstOrThrow({ where: { applicationNo } })
    const account = '{"bank":"SHINHAN","accountNumber":"110-123-456789","holder":"김영자"}'
    const query = { paymentNo, reason: '개인 사정', refundAccount: account }
    expect((await send('post', '/api/payments/cancelPayment').query(query)).body.code).toBe(1)
    expect(
      (await send('post', '/api/payments/cancelPayment').query({ ...query, refundAccount: '{' })).status,
    ).toBe(400)
  })

  it('treats an empty parameter as absent', async () => {
    const notices = await send(
      'get',
      '/api/notice/fetchUserNoticeList?page=&limit=4&noticeType=&examType=&searchText=',
    )
    expect(notices.body).toMatchObject({ code: 1, entity: { pageInfo: { page: 1 } } })
    const codes = await send('get', '/api/common/education/code?salesType=2&industryType=&isOnline=')
    expect(codes.body.entity.list).not.toEqual([])
  })

  it('returns cities by PATCH and by GET', async () => {
    for (const method of ['patch', 'get'] as const) {
      expect((await send(method, '/comm-user/common/zip/city/4100000000')).body.code).toBe(1)
    }
  })
})

describe('input that would break a database', () => {
  it.each([
    '/api/common/education/code?salesType=99999999999',
    '/api/notice/fetchUserNoticeList?noticeType=2147483648',
    '/api/payments/fetchPaymentList?onlineEduNo=3000000000',
    '/api/online/edu/fetchUserOnlineList?industryType=-2147483649',
    '/api/online/edu/fetchUserOnlineList?page=1&page=2',
    '/api/notice/fetchUserNoticeList?limit=-2',
    '/api/license/search?upsoname=%00%00',
  ])('returns 400 for %s', async (address) => {
    expect((await send('get', address)).status).toBe(400)
  })

  it('returns 400 for half a surrogate pair in a JSON text', async () => {
    const sent = { userId: 'kim\ud800', userPw: 'x', applicationId: 'edu' }
    expect((await send('post', '/api/user/login').send(sent)).status).toBe(400)
  })

  it('refuses an unexpected file with 415 before reading the file into memory', async () => {
    const call = send('post', '/api/user/login').attach('file', Buffer.alloc(90_000), 'a.bin')
    expect((await call).status).toBe(415)
  })
})

it('allows several configured origins separated by spaces', async () => {
  const answer = await send('get', '/healthz').set('origin', 'https://b.example.kr')
  expect(answer.headers['access-control-allow-origin']).toBe('https://b.example.kr')
})
