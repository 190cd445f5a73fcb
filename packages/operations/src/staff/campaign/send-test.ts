import { sendCampaignTest } from '@hygiene/contracts/platform/job/send-campaign-test'
import type { CampaignTest, PrismaClient } from '@hygiene/db/generated/client'
import { handOver } from '@hygiene/db/outbox'
import { nightUntil } from '@hygiene/domain/platform/message/quiet-hours'
import { smsGoesOnAt } from '@hygiene/domain/platform/message/sms-ceiling'
import { UNANSWERED_MS } from '../../platform/message/send-waiting.ts'

type TestOutcome = Pick<CampaignTest, 'failure'> | Pick<CampaignTest, 'sentAt' | 'providerNo'>

interface TestMessage {
  to: string
  reference: string
  text: string
  since: Date
}

export interface TestProvider {
  takePlace: (now: Date) => Promise<boolean>
  send: (message: TestMessage) => Promise<TestOutcome>
  find: (message: TestMessage) => Promise<string | null>
}

const waiting = { sentAt: null, failure: null } as const

/** Sends a test once, like `sendWaiting`: a later attempt first asks the provider whether it was sent. */
export async function sendTest(
  client: PrismaClient,
  testNo: number,
  { send, find, takePlace }: TestProvider,
  clock: () => Date,
): Promise<void> {
  const begun = clock()
  if (!(await takePlace(begun)))
    return client.$transaction((db) => handOver(db, sendCampaignTest, { testNo }, smsGoesOnAt(begun)))
  const { count } = await client.campaignTest.updateMany({
    where: { testNo, triedAt: null, ...waiting },
    data: { triedAt: begun },
  })
  await client.$transaction(async (db) => {
    await db.$queryRaw`SELECT 1 FROM "CampaignTest" WHERE "testNo" = ${testNo} FOR UPDATE`
    const test = await db.campaignTest.findUnique({
      where: { testNo, ...waiting },
      include: { employee: true, campaign: true },
    })
    if (!test) return
    const { employee, campaign, text, askedAt: since } = test
    const message = { to: test.phone || employee.phone, reference: `test-${testNo}`, text, since }
    const providerNo = count === 1 ? null : await find(message)
    const now = clock()
    const settledAt = new Date((test.triedAt?.getTime() ?? 0) + UNANSWERED_MS)
    if (count !== 1 && providerNo === null && settledAt > now)
      return handOver(db, sendCampaignTest, { testNo }, settledAt)
    const morning = campaign.kind === 'advert' && !test.isCode && providerNo === null ? nightUntil(now) : null
    if (morning) return handOver(db, sendCampaignTest, { testNo }, morning)
    const data = providerNo === null ? await send(message) : { sentAt: now, providerNo }
    await db.campaignTest.update({ where: { testNo }, data })
  })
}
