import { login } from '@hygiene/contracts/member/login/login'
import { uploadFile } from '@hygiene/contracts/platform/file/upload-file'
import { applyOnline } from '@hygiene/contracts/education/enrolment/apply-online'
import { openOrder } from '@hygiene/contracts/money/order/open-order'
import { addCourse, addPerson, contractClient, type ContractClient, PASSWORD } from '@hygiene/testing'
import { listBucket } from '@hygiene/testing/s3'
import { until } from './until.ts'
import { type Check, hold, type ChartRun } from './question.ts'

const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n')

export function checkPeople({ ingress, managed, db }: ChartRun): Check[] {
  const client = contractClient(ingress.origin)
  let person: ContractClient = client
  return [
    [
      'web answers pages drawn by the API and files of its own',
      async () => {
        const page = await fetch(`${ingress.origin}/main`)
        const text = await page.text()
        hold(page.status === 200 && text.includes('<title>'), `/main is ${page.status}`)
        hold(page.headers.has('x-request-id'), 'no API has drawn it')
        const staff = await fetch(`${ingress.origin}/staff/`)
        hold(staff.status === 200, `/staff/ is ${staff.status}`)
        const hsts = page.headers.get('strict-transport-security')
        hold(hsts !== null, '/main has no HSTS')
        return `/main ${text.length} characters, /staff/, HSTS`
      },
    ],
    [
      'a person logs in',
      async () => {
        await addPerson(db, { userId: 'chart2026', name: '박춘자', birth: '19560301' })
        const answer = await client.call(login, {
          userId: 'chart2026',
          userPw: PASSWORD,
          applicationId: 'edu',
        })
        person = client.as(answer.entity.accessToken)
        const { ipAddress } = await db.login.findFirstOrThrow()
        hold(ipAddress === '203.0.113.9', `the address of the person is kept as ${ipAddress}`)
        return `from ${ipAddress}, the visitor's own address behind two proxies`
      },
    ],
    [
      'applies and opens an order; the money of a test channel is none in production',
      async () => {
        await addCourse(db, { year: new Date().getFullYear() })
        const { entity } = await person.call(applyOnline, { onlineApplication: APPLICATION })
        const { applicationNo } = entity
        const order = await person.call(openOrder, { applicationNo, paymentType: 1 })
        const { paymentId, totalAmount } = order.entity
        await managed.vendors.control(`/payments/${paymentId}/approve`, {
          method: 'CARD',
          amountWon: totalAmount,
        })
        const heard = async () =>
          (await db.payment.findUniqueOrThrow({ where: { paymentId } })).transactionId !== null
        const ms = await until('the payment is heard of', heard, 30_000)
        const { status } = await db.payment.findUniqueOrThrow({ where: { paymentId } })
        hold(status === 'failed', `the sandbox's payment is ${status}`)
        return `${totalAmount} won: notice through ingress and web, gateway asked over TLS, ${Math.round(ms)} ms`
      },
    ],
    [
      'a file of hers lands in the bucket',
      async () => {
        const before = await listBucket(managed.s3)
        const files = [{ field: 'file', name: '지정확인서.pdf', type: 'application/pdf', bytes: PDF }]
        const { entity } = await person.call(uploadFile, {}, { files })
        const { storageKey } = await db.storedFile.findUniqueOrThrow({ where: { fileNo: entity.fileNo } })
        const keys = await listBucket(managed.s3)
        hold(keys.includes(storageKey) && !before.includes(storageKey), `the bucket has ${keys.join(', ')}`)
        hold(managed.clamd.scanned.length > 0, 'no scanner has seen it')
        return `${storageKey.replaceAll(/[0-9a-f-]{30,}/g, '…')}, looked at by ClamAV`
      },
    ],
    [
      'the worker does what waits',
      async () => {
        const ms = await until(
          'the outbox is empty',
          async () => (await db.outbox.count({ where: { doneAt: null, notBefore: null } })) === 0,
          30_000,
          async () => JSON.stringify(await db.outbox.findMany({ where: { doneAt: null } })),
        )
        return `${await db.outbox.count()} jobs through Redis over TLS, ${Math.round(ms)} ms`
      },
    ],
  ]
}

const APPLICATION = {
  industryType: 1 as const,
  licenseNumber: '2019-099-0001',
  businessName: '한마음 식당',
  representative: '박춘자',
  sidoCode: '4100000000',
  address: '경기도 수원시 팔달구 가상로 12',
  positionType: 1 as const,
  phone: '010-1234-5678',
  privacyConsent: true as const,
}
