import { listViews as contract } from '@hygiene/contracts/staff/saved-view/list-views'
import { implement } from '../../http/implement.ts'

export const listViews = implement(contract, async ({ input: { screen }, caller, deps }) => {
  const { employeeNo, role } = caller
  const views = await deps.db.savedView.findMany({
    where: { screen, OR: [{ employeeNo, role: null }, { role }] },
    orderBy: { viewNo: 'asc' },
  })
  return {
    list: views.map((view) => ({
      ...view,
      name: view.viewName,
      isOfRole: view.role !== null,
      mayRemove: view.role === null || role === 'headquarters',
    })),
  }
})
