import { setTimeout as sleep } from 'node:timers/promises'
import { cancelPayment } from '@hygiene/contracts/money/refund/cancel-payment'
import { confirmPayment } from '@hygiene/contracts/money/settlement/confirm-payment'
import { openOrder } from '@hygiene/contracts/money/order/open-order'
import { requestReceipt } from '@hygiene/contracts/money/receipt/request-receipt'
import type { Database } from '@hygiene/db/connect'
import type { PrismaClient } from '@hygiene/db/generated/client'
import { contractClient, type RunningSandbox } from '@hygiene/testing'
import { addBookers, addVenues } from '../bench/bookers.ts'
import { requestOf } from '../bench/cases/seats.ts'
import { countOpenWork } from '../faults/invariants.ts'

export interface PersonPaying {
  memberNo: number
  applicationNo: number
  paymentId: string
  amountWon: number
  token: string
}

export async function invitePeople(db: PrismaClient, origin: string, count: number): Promise<PersonPaying[]> {
  const everyone = await addBookers(db, count)
  await db.$executeRaw`UPDATE "Member" SET "phone" = '010' || lpad("memberNo"::text, 8, '0')`
  const [venue] = await addVenues(db, 1)
  if (!venue) throw new Error('There is no venue')
  const people: PersonPaying[] = []
  for (const booker of everyone) {
    const { path = '', method = 'POST', headers, body } = requestOf(booker, venue)
    const init = { method, headers: headers as Record<string, string>, body: String(body) }
    const answer = (await (await fetch(`${origin}${path}`, init)).json()) as { code: number; message: string }
    if (answer.code !== 1) throw new Error(answer.message)
    const { applicationNo } = await db.booking.findFirstOrThrow({
      where: { memberNo: booker.memberNo, sessionNo: venue.sessionNo },
    })
    people.push({ ...booker, applicationNo, paymentId: '', amountWon: 0 })
  }
  return people
}

export function actionsAt(origin: string, sandbox: RunningSandbox, { db }: Pick<Database, 'db'>) {
  const as = ({ token }: PersonPaying) => contractClient(origin, token)
  const noOf = async ({ paymentId }: PersonPaying) =>
    (await db.payment.findUniqueOrThrow({ where: { paymentId } })).paymentNo
  return {
    async order(person: PersonPaying): Promise<void> {
      const { applicationNo } = person
      const { entity } = await as(person).call(openOrder, { applicationNo, paymentType: 1 })
      Object.assign(person, { paymentId: entity.paymentId, amountWon: entity.totalAmount })
    },
    async pay({ paymentId, amountWon }: PersonPaying): Promise<void> {
      await sandbox.control(`/payments/${paymentId}/approve`, { method: 'CARD', amountWon })
    },
    /** Confirms without the worker: the service queries the gateway itself once the window closes. */
    async confirm(person: PersonPaying): Promise<void> {
      void (await as(person).call(confirmPayment, { paymentId: person.paymentId })).entity
    },
    async refund(person: PersonPaying): Promise<void> {
      void (await as(person).call(cancelPayment, { paymentNo: await noOf(person), reason: '폐업했습니다' }))
        .entity
    },
    async receipt(person: PersonPaying): Promise<string> {
      const paymentNo = await noOf(person)
      for (let tries = 0; tries < 200; tries += 1) {
        const { fileNo } = (await as(person).call(requestReceipt, { paymentNo })).entity
        if (fileNo) return fileNo
        await sleep(100)
      }
      throw new Error(`The receipt of payment ${paymentNo} was not drawn`)
    },
  }
}

export async function untilDone(db: PrismaClient, withinMs = 60_000): Promise<void> {
  const end = Date.now() + withinMs
  while ((await countOpenWork(db)) > 0) {
    if (Date.now() > end) throw new Error('Work that is due is not done')
    await sleep(200)
  }
}
