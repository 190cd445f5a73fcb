import { sendCampaignTest } from '@hygiene/contracts/platform/job/send-campaign-test'
import { type CampaignTest, handOver, type PrismaClient, transaction, type Transaction } from '@hygiene/db'
import {
  denied,
  nightUntil,
  sampleRefusalAddress,
  fillCampaign,
  maskPhone,
  SAMPLE_VALUES,
  wrapCampaign,
} from '@hygiene/domain'
import { writeAudit } from '../audit-log/write-audit.ts'
import { makePhoneCode, proveOwnPhone } from '../employee/prove-own-phone.ts'
import { campaignSender } from './campaign-sender.ts'

/** Numbers that an employee may try in a day. Ours. */
const CODES_A_DAY = 5

interface Asking {
  campaignNo: number
  employeeNo: number
  ipAddress: string
  /** Said to be the employee's own; absent: the one that is kept. */
  phone?: string | undefined
  /** As it came to that telephone. */
  code?: string | undefined
  publicUrl: string
}

type Refusal =
  | 'CAMPAIGN_NOT_FOUND'
  | 'CAMPAIGN_NO_TEXT'
  | 'CAMPAIGN_NO_PHONE'
  | 'CAMPAIGN_ADVERT_NIGHT'
  | 'CAMPAIGN_PHONE_CODE_WRONG'
  | 'CAMPAIGN_PHONE_CODES_MANY'
type Asked = { allowed: true; isCodeSent: boolean } | { allowed: false; reason: Refusal }

/**
 * Sends a draft, as it is kept, to the telephone that its employee has proved to be the own one; advertising not at night
 * either. To another telephone only a code goes, which proves it.
 */
export async function testCampaign(client: PrismaClient, asking: Asking, now: Date): Promise<Asked> {
  const { campaignNo, employeeNo, code, phone, publicUrl } = asking
  if (code !== undefined) {
    const proved = await proveOwnPhone(client, { employeeNo, code }, now)
    if (!proved.allowed) return proved
  }
  return transaction<Asked>(client, async (db) => {
    const campaign = await db.campaign.findUnique({ where: { campaignNo } })
    if (!campaign) return denied('CAMPAIGN_NOT_FOUND')
    if (campaign.body.trim() === '') return denied('CAMPAIGN_NO_TEXT')
    if (campaign.kind === 'advert' && nightUntil(now)) return denied('CAMPAIGN_ADVERT_NIGHT')
    await db.$queryRaw`SELECT 1 FROM "Employee" WHERE "employeeNo" = ${employeeNo} FOR NO KEY UPDATE`
    const employee = await db.employee.findUniqueOrThrow({ where: { employeeNo } })
    const to = code === undefined ? (phone ?? employee.phone) : employee.phone
    if (to === '') return denied('CAMPAIGN_NO_PHONE')
    if (to !== employee.phone || !employee.phoneProvedAt) return sendCode(db, asking, to, now)

    const sender = await campaignSender(db, now)
    const values = { ...SAMPLE_VALUES, 이름: employee.name, 고객센터: sender.supportPhone }
    const whole = campaign.text ?? wrapCampaign(campaign.kind, campaign.body, sender)
    const text = fillCampaign(whole, values, sampleRefusalAddress(publicUrl))
    await send(db, asking, { phone: to, text, isCode: false }, now)
    return { allowed: true, isCodeSent: false }
  })
}

async function sendCode(db: Transaction, asking: Asking, phone: string, now: Date): Promise<Asked> {
  const { employeeNo } = asking
  const askedAt = { gt: new Date(now.getTime() - 86_400_000) }
  if ((await db.campaignTest.count({ where: { employeeNo, isCode: true, askedAt } })) >= CODES_A_DAY)
    return denied('CAMPAIGN_PHONE_CODES_MANY')
  const code = await makePhoneCode(db, { employeeNo, phone }, now)
  const text = `[직원 확인] 확인번호 ${code}. 10분 안에 관리자 화면에 입력해주세요.`
  await send(db, asking, { phone, text, isCode: true }, now)
  return { allowed: true, isCodeSent: true }
}

/** The log says whose telephone it is. */
async function send(
  db: Transaction,
  { campaignNo, employeeNo, ipAddress }: Asking,
  message: Pick<CampaignTest, 'phone' | 'text' | 'isCode'>,
  now: Date,
): Promise<void> {
  const { testNo } = await db.campaignTest.create({
    data: { campaignNo, employeeNo, ...message, askedAt: now },
  })
  await handOver(db, sendCampaignTest, { testNo })
  const what = message.isCode ? '확인번호를 보낸 번호' : '확인을 마친 번호'
  const reason = `${what} ${maskPhone(message.phone)}`
  const action = { operation: 'testCampaign', subject: { kind: 'campaign', no: campaignNo } } as const
  await writeAudit(db, { caller: { employeeNo }, ...action, reason, ipAddress, now })
}
