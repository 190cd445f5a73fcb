import { readLooks as contract } from '@hygiene/contracts/staff/saved-view/read-looks'
import { implement } from '../../http/implement.ts'

/** Looks of an older version of the desk are forgotten. */
export const readLooks = implement(contract, async ({ caller: { employeeNo }, deps }) => {
  const kept = await deps.db.staffLooks.findUnique({ where: { employeeNo } })
  const { data } = contract.entity.shape.looks.safeParse(kept?.looks ?? null)
  return { looks: data ?? null }
})
