import { createSmsGateway, GatewayUnavailable } from '@hygiene/gateways'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openEnvironment, type Environment } from './testing/open-environment.ts'

let environment: Environment

beforeEach(async () => {
  environment = await openEnvironment()
})

afterEach(() => environment.close())

const hello = { to: '010-1234-5678', text: '교육 자리가 확정되었습니다.', reference: '7' }

async function listing(to = ''): Promise<unknown> {
  const answer = await fetch(`${environment.baseUrl}/control/messages?to=${to}`)
  return answer.json()
}

async function mailbox(to = ''): Promise<string> {
  const answer = await fetch(`${environment.baseUrl}/mailbox?to=${to}`)
  return answer.text()
}

describe('a text message', () => {
  it('delivers a message with our reference and lists the provider’s number', async () => {
    const result = await environment.texts.send(hello)
    if (result.outcome !== 'sent') throw new Error('not sent')
    expect(await listing('01012345678')).toEqual([
      expect.objectContaining({
        id: result.providerNo,
        to: '01012345678',
        from: '0212345678',
        text: hello.text,
        type: 'SMS',
        customFields: { reference: '7' },
      }),
    ])
    expect(await listing('01099999999')).toEqual([])
  })

  it('sends a long message beyond 90 bytes and refuses one beyond 2,000', async () => {
    await environment.texts.send({ ...hello, text: '가'.repeat(45) })
    await environment.texts.send({ ...hello, text: '가'.repeat(46) })
    expect(await listing()).toMatchObject([{ type: 'SMS' }, { type: 'LMS' }])
    expect(await environment.texts.send({ ...hello, text: '가'.repeat(1_001) })).toMatchObject({
      outcome: 'refused',
      message: expect.stringContaining('2,000'),
    })
  })

  it('fails to one configured number while other messages arrive', async () => {
    await environment.control('/control/faults', { unreachable: ['01012345678'] })
    expect(await environment.texts.send(hello)).toMatchObject({
      outcome: 'refused',
      code: expect.any(String),
    })
    expect(await environment.texts.send({ ...hello, to: '01087654321' })).toMatchObject({ outcome: 'sent' })
    expect(await mailbox()).not.toContain('010-1234-5678')

    await environment.control('/control/faults', { unreachable: ['all'] })
    expect(await environment.texts.send({ ...hello, to: '01087654321' })).toMatchObject({
      outcome: 'refused',
    })
  })

  it.each([
    ['to a number that is no mobile phone', { to: '0212345678' }, {}],
    ['from a number that is not registered', {}, { sender: '0299999999' }],
  ])('refuses a message %s', async (_what, message, options) => {
    const gateway = createSmsGateway({ ...environment.sms, ...options })
    expect(await gateway.send({ ...hello, ...message })).toMatchObject({ outcome: 'refused' })
  })
})

describe('the lookup of a sent message', () => {
  const since = new Date(Date.now() - 60_000)
  const asked = { to: hello.to, reference: hello.reference, since }

  it('finds a message by our reference and the phone within the search period', async () => {
    expect(await environment.texts.findSent(asked)).toBeNull()
    const result = await environment.texts.send(hello)
    await environment.texts.send({ ...hello, reference: '8' })
    if (result.outcome !== 'sent') throw new Error('not sent')
    expect(await environment.texts.findSent(asked)).toBe(result.providerNo)
    expect(await environment.texts.findSent({ ...asked, to: '01087654321' })).toBeNull()
    expect(await environment.texts.findSent({ ...asked, since: new Date(Date.now() + 7_200_000) })).toBeNull()
  })

  it('finds no message that the provider refused', async () => {
    await environment.control('/control/faults', { unreachable: ['all'] })
    await environment.texts.send(hello)
    expect(await environment.texts.findSent(asked)).toBeNull()
  })

  it('throws instead of reporting unsent when the provider is down or refuses our key', async () => {
    const guess = createSmsGateway({ ...environment.sms, apiKey: 'guess' })
    await expect(guess.findSent(asked)).rejects.toThrow(/InvalidAPIKey/)
    await environment.control('/control/faults', { httpStatus: 503, service: 'sms' })
    await expect(environment.texts.findSent(asked)).rejects.toThrow(GatewayUnavailable)
  })
})

describe('the delivery report', () => {
  it('reads completed reports by the provider’s numbers, a hundred per request', async () => {
    const numbers: string[] = []
    for (let at = 0; at < 3; at += 1) {
      const result = await environment.texts.send({ ...hello, to: `0101234567${at}` })
      if (result.outcome === 'sent') numbers.push(result.providerNo)
    }
    await environment.control('/control/faults', { undelivered: ['01012345671'] })
    const others = Array.from({ length: 150 }, (_, at) => `M4VOTHER${at}`)
    const reports = await environment.texts.fetchReports([...others, ...numbers])
    expect(numbers.map((no) => reports.get(no)?.outcome)).toEqual(['delivered', 'undelivered', 'delivered'])
    expect(reports.size).toBe(3)

    await environment.control('/control/faults', { reportDelayMs: 60_000 })
    expect((await environment.texts.fetchReports(numbers)).size).toBe(0)
  })

  it('finds a message behind a hundred newer ones to its phone', async () => {
    const result = await environment.texts.send(hello)
    if (result.outcome !== 'sent') throw new Error('not sent')
    for (let at = 0; at < 101; at += 1) await environment.texts.send({ ...hello, reference: `new-${at}` })
    const since = new Date(Date.now() - 60_000)
    expect(await environment.texts.findSent({ to: hello.to, reference: '7', since })).toBe(result.providerNo)
  })
})

describe('a failing provider', () => {
  it.each([{ httpStatus: 503 }, { timeout: true }, { delayMs: 2_300 }])(
    'reports an outage for %j',
    async (fault) => {
      await environment.control('/control/faults', { ...fault, service: 'sms' })
      await expect(environment.texts.send(hello)).rejects.toThrow(GatewayUnavailable)
    },
  )

  it.each([
    ['key', { apiKey: 'guess' }, /InvalidAPIKey/],
    ['secret', { apiSecret: 'guess' }, /SignatureDoesNotMatch/],
  ])('accepts nothing under a wrong %s', async (_what, wrong, error) => {
    await expect(createSmsGateway({ ...environment.sms, ...wrong }).send(hello)).rejects.toThrow(error)
    expect(await listing()).toEqual([])
  })

  it('accepts nothing with an old or missing signature', async () => {
    const later = await openEnvironment({ now: () => new Date(Date.now() + 16 * 60_000) })
    await expect(later.texts.send(hello)).rejects.toThrow(/RequestTimeTooSkewed/)
    await later.close()
    const bare = await fetch(`${environment.baseUrl}/messages/v4/send-many/detail`, { method: 'POST' })
    expect(bare.status).toBe(401)
  })

  it('reports a message that is not understood', async () => {
    await expect(environment.texts.send({ ...hello, text: '' })).rejects.toThrow(/400 with ValidationError/)
  })
})

describe('the mailbox', () => {
  it('shows messages newest first by number with clickable links', async () => {
    await environment.texts.send({ ...hello, text: '먼저 <b>온</b> 문자' })
    await environment.texts.send({
      ...hello,
      text: '주소: http://127.0.0.1:4000/edu/offline/offer#3.ab-c_d 입니다.',
    })
    await environment.texts.send({ ...hello, to: '01087654321', text: '남의 문자' })

    const page = await mailbox('01012345678')
    expect(page).toContain('<a href="http://127.0.0.1:4000/edu/offline/offer#3.ab-c_d">')
    expect(page).toContain('먼저 &lt;b&gt;온&lt;/b&gt; 문자')
    expect(page).not.toContain('남의 문자')
    expect(page.indexOf('주소:')).toBeLessThan(page.indexOf('먼저'))
    expect(page).toContain('aria-current="page">010-1234-5678 (2)')
    expect(await mailbox()).toContain('남의 문자')
  })

  it('links the mailbox from the dashboard and shows when no message has arrived', async () => {
    expect(await (await fetch(environment.baseUrl)).text()).toContain('href="/mailbox"')
    expect(await mailbox()).toContain('받은 문자가 없습니다.')
  })
})
