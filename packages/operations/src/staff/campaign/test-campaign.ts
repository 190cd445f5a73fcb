import { sendCampaignTest } from '@hygiene/contracts/platform/job/send-campaign-test'
import { testCampaign as contract } from '@hygiene/contracts/staff/campaign/test-campaign'
import type { CampaignTest } from '@hygiene/db/generated/client'
import { handOver } from '@hygiene/db/outbox'
import type { Transaction } from '@hygiene/db/connect'
import { denied } from '@hygiene/domain/verdict'
import {
  fillCampaign,
  SAMPLE_VALUES,
  sampleRefusalAddress,
  wrapCampaign,
} from '@hygiene/domain/staff/campaign/campaign-text'
import { maskPhone } from '@hygiene/domain/member/account/masking'
import { nightUntil } from '@hygiene/domain/platform/message/quiet-hours'
import { operation } from '../../kit/operation.ts'
import { makePhoneCode, proveOwnPhone } from '../employee/prove-own-phone.ts'
import { campaignSender } from './campaign-sender.ts'

/** Limits the codes per day. The value is our own choice. */
const CODES_A_DAY = 5

/**
 * Sends the stored draft to the employee's verified telephone; advertising only by day. Any other telephone receives only a code
 * that verifies it. The log names the telephone's owner.
 */
export const testCampaign = operation(
  contract,
  {
    needs: ['PUBLIC_URL'],
    async before({ db, input: { code }, actor: { employeeNo }, now }) {
      const proved = code === undefined ? null : await proveOwnPhone(db, { employeeNo, code }, now)
      return proved?.allowed === false ? proved : undefined
    },
  },
  async ({ db, input, actor: { employeeNo }, now, PUBLIC_URL, log }) => {
    const { campaignNo, code, phone } = input
    const campaign = await db.campaign.findUnique({ where: { campaignNo } })
    if (!campaign) return denied('CAMPAIGN_NOT_FOUND')
    if (campaign.body.trim() === '') return denied('CAMPAIGN_NO_TEXT')
    if (campaign.kind === 'advert' && nightUntil(now)) return denied('CAMPAIGN_ADVERT_NIGHT')
    await db.$queryRaw`SELECT 1 FROM "Employee" WHERE "employeeNo" = ${employeeNo} FOR NO KEY UPDATE`
    const employee = await db.employee.findUniqueOrThrow({ where: { employeeNo } })
    const to = code === undefined ? (phone ?? employee.phone) : employee.phone
    if (to === '') return denied('CAMPAIGN_NO_PHONE')
    const test = { campaignNo, employeeNo, phone: to, askedAt: now }
    if (to !== employee.phone || !employee.phoneProvedAt) {
      const text = await codeText(db, { employeeNo, phone: to }, now)
      if (text === null) return denied('CAMPAIGN_PHONE_CODES_MANY')
      await send(db, { ...test, text, isCode: true })
      log({ reason: `확인번호를 보낸 번호 ${maskPhone(to)}` })
      return { campaignNo, isCodeSent: true }
    }
    const sender = await campaignSender(db, now)
    const values = { ...SAMPLE_VALUES, 이름: employee.name, 고객센터: sender.supportPhone }
    const whole = campaign.text ?? wrapCampaign(campaign.kind, campaign.body, sender)
    const text = fillCampaign(whole, values, sampleRefusalAddress(PUBLIC_URL))
    await send(db, { ...test, text, isCode: false })
    log({ reason: `확인을 마친 번호 ${maskPhone(to)}` })
    return { campaignNo, isCodeSent: false }
  },
)

async function codeText(
  db: Transaction,
  own: { employeeNo: number; phone: string },
  now: Date,
): Promise<string | null> {
  const { employeeNo } = own
  const askedAt = { gt: new Date(now.getTime() - 86_400_000) }
  if ((await db.campaignTest.count({ where: { employeeNo, isCode: true, askedAt } })) >= CODES_A_DAY)
    return null
  return `[직원 확인] 확인번호 ${await makePhoneCode(db, own, now)}. 10분 안에 관리자 화면에 입력해주세요.`
}

type Test = Pick<CampaignTest, 'campaignNo' | 'employeeNo' | 'phone' | 'text' | 'isCode' | 'askedAt'>

async function send(db: Transaction, data: Test): Promise<void> {
  const { testNo } = await db.campaignTest.create({ data })
  await handOver(db, sendCampaignTest, { testNo })
}
