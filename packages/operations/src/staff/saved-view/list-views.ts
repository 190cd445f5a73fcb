import { listViews as contract } from '@hygiene/contracts/staff/saved-view/list-views'
import { query } from '../../kit/operation.ts'

export const listViews = query(contract, async ({ input: { screen }, actor, db }) => {
  const { employeeNo, role } = actor
  const views = await db.savedView.findMany({
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
