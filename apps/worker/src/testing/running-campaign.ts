import type { CampaignKind, Member } from '@hygiene/db/generated/client'
import { wrapCampaign } from '@hygiene/domain/staff/campaign/campaign-text'
import { addEmployee, addPerson } from '@hygiene/testing'
import type { TextWorker } from './start-text-worker.ts'

let made = 0

export async function runningCampaign(
  { database: { db }, clock }: Pick<TextWorker, 'database' | 'clock'>,
  kind: CampaignKind,
  { size = 1, perMinute = 100 } = {},
): Promise<{ campaignNo: number; people: Member[] }> {
  made += 1
  const mark = made
  const { employeeNo } = await addEmployee(db, { loginId: `campaigner${mark}` })
  const text = wrapCampaign(kind, '{이름}님, {교육 마감일}까지', {
    service: '외식업 위생교육',
    supportPhone: '02-0000-0000',
    refusalPhone: '',
  })
  const people: Member[] = []
  for (let at = 0; at < size; at += 1) {
    const phone = `010${String(mark).padStart(4, '0')}${String(at).padStart(4, '0')}`
    const { memberNo } = await addPerson(db, { userId: `receiver${mark}x${at}`, phone })
    const data = { marketingAgreedAt: new Date(clock.now().getTime() - 86_400_000) }
    people.push(await db.member.update({ where: { memberNo }, data }))
  }
  const { campaignNo } = await db.campaign.create({
    data: {
      kind,
      title: '겨울 안내',
      body: '{이름}님, {교육 마감일}까지',
      text,
      perMinute,
      status: 'running',
      employeeNo,
      createdAt: clock.now(),
      frozenAt: clock.now(),
      orderedAt: clock.now(),
      people: { create: people.map(({ memberNo, phone }) => ({ memberNo, phone })) },
    },
  })
  return { campaignNo, people }
}
