import { type Application, type Member, type PrismaClient, transaction } from '@hygiene/db'
import { type ApplicationNo, denied, PaymentType } from '@hygiene/domain'
import { admitOrder, type Payable } from '../payment/admit-order.ts'

type AdmitRefusal = Extract<Awaited<ReturnType<typeof admitOrder>>, { allowed: false }>['reason']
type Found =
  | { allowed: true; application: Application & { member: Member }; payable: Payable }
  | { allowed: false; reason: AdmitRefusal }

/** What an application waits for, by the same rule as an order of its person; nothing is written. */
export async function findPayable(
  client: PrismaClient,
  applicationNo: ApplicationNo,
  now: Date,
): Promise<Found> {
  return transaction<Found>(client, async (db) => {
    const application = await db.application.findUnique({
      where: { applicationNo },
      include: { member: true },
    })
    if (!application) return denied('ENROLMENT_NOT_FOUND')
    const { memberNo } = application
    const admitted = await admitOrder(db, { memberNo, applicationNo, paymentType: PaymentType.admin }, now)
    return admitted.allowed ? { allowed: true, application, payable: admitted.payable } : admitted
  })
}
