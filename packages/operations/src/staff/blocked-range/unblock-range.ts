import { unblockRange as contract } from '@hygiene/contracts/staff/blocked-range/unblock-range'
import { denied } from '@hygiene/domain/verdict'
import { operation } from '../../kit/operation.ts'

export const unblockRange = operation(
  contract,
  {
    needs: ['blockedAddresses'],
    // Drops the cache of this process; other processes notice within seconds.
    async after({ answer, blockedAddresses }) {
      blockedAddresses.purge()
      return answer
    },
  },
  async ({ db, input: { rangeNo }, now, log }) => {
    const range = await db.blockedRange.findUnique({ where: { rangeNo } })
    if (!range) return denied('RANGE_NOT_FOUND')
    const { count } = await db.blockedRange.updateMany({
      where: { rangeNo, OR: [{ endsAt: null }, { endsAt: { gt: now } }] },
      data: { endsAt: now },
    })
    log(count === 0 ? null : { subject: { kind: 'blockedRange', no: rangeNo }, detail: range.cidr })
    return { rangeNo }
  },
)
