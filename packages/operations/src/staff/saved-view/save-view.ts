import { saveView as contract } from '@hygiene/contracts/staff/saved-view/save-view'
import { denied } from '@hygiene/domain/verdict'
import { operation } from '../../kit/operation.ts'

/** Limits the views of a list per employee or role, slightly above what fits beside its title. */
const VIEWS_OF_A_LIST = 20

/** Saves a view and replaces one of the same name. Only headquarters may save for a role. */
export const saveView = operation(contract, async ({ db, input, actor, now }) => {
  const { screen, name: viewName, viewAddress, role } = input
  const { employeeNo } = actor
  if (role !== null && actor.role !== 'headquarters') return denied('STAFF_FORBIDDEN')
  const whose = role === null ? { employeeNo, role } : { role }
  const replace = async () => {
    const where = { ...whose, screen, viewName }
    const [view] = await db.savedView.updateManyAndReturn({ where, data: { viewAddress, savedAt: now } })
    return view
  }
  const replaced = await replace()
  if (replaced) return { viewNo: replaced.viewNo }
  if ((await db.savedView.count({ where: { ...whose, screen } })) >= VIEWS_OF_A_LIST)
    return denied('VIEWS_FULL')
  const [made] = await db.savedView.createManyAndReturn({
    data: [{ screen, viewName, viewAddress, role, employeeNo, savedAt: now }],
    skipDuplicates: true,
  })
  // Another tab has saved the name concurrently, so it can be replaced now.
  const kept = made ?? (await replace())
  if (!kept) throw new Error(`View ${viewName} of ${screen} is gone again`)
  return { viewNo: kept.viewNo }
})
