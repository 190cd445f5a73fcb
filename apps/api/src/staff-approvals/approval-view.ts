import { type AnswerOf, approvalShown, type listApprovals } from '@hygiene/contracts'
import type { Approval, Employee } from '@hygiene/db'
import { kindNamed } from '@hygiene/operations/approval/obstacle-of'

type Row = AnswerOf<typeof listApprovals>['list'][number]

/** A request as a row of the worklist. Its time may be over before the worker has ended it. */
export function approvalRowOf(
  approval: Approval & { maker: Pick<Employee, 'name'> },
  employeeNo: number,
  now: Date,
): Row {
  const { approvalNo, kind, shown, status, maker, makerNo, askedAt, endsAt, decidedAt } = approval
  const known = kindNamed(kind)
  if (!known) throw new Error(`Request ${approvalNo} is of a kind that is no more: ${kind}`)
  return {
    approvalNo,
    kind: known,
    title: approvalShown.parse(shown).title,
    status: status === 'pending' && endsAt <= now ? 'expired' : status,
    makerName: maker.name,
    isMine: makerNo === employeeNo,
    askedAt: askedAt.toISOString(),
    endsAt: endsAt.toISOString(),
    decidedAt: decidedAt?.toISOString() ?? null,
  }
}
