import { previewSettings as contract } from '@hygiene/contracts/staff/setting/preview-settings'
import { previewSettings as preview } from '@hygiene/operations/staff/setting/preview-settings'
import { implement } from '../../http/implement.ts'

export const previewSettings = implement(contract, async ({ input, caller, deps, now, refuse }) => {
  const { employeeNo } = caller
  const readFile = (storageKey: string) => deps.storage.read(storageKey)
  const asked = await preview(deps.db, { employeeNo, association: input.association, readFile }, now)
  if (!asked.allowed) throw refuse(asked.reason)
  return { previewNo: asked.previewNo }
})
