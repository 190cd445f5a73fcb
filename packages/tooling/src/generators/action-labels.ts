import { HEAD, type ListFile, type Made } from './find-made.ts'
import { declarationOf, statedOnOneLine } from './route-facts.ts'

/** Lists the names in the audit log as contracts state them: `label`, and `isView` for a list or a reading. */
export function actionLabels(path: string, endpoints: readonly Made[]): ListFile {
  const labelled = endpoints.flatMap((endpoint) => {
    const label = statedOnOneLine(endpoint, 'label')
    if (label === undefined) return []
    const { maker, effect } = declarationOf(endpoint)
    const isView =
      effect === 'reads' || maker === 'listsPeople' || statedOnOneLine(endpoint, 'isView') === 'true'
    return [{ name: endpoint.name, label, isView }]
  })
  const lines = (isView: boolean) =>
    labelled.flatMap((one) => (one.isView === isView ? [`  ${one.name}: ${one.label},\n`] : [])).join('')
  const table = (constant: string, isView: boolean) =>
    `export const ${constant} = {\n${lines(isView)}} as const satisfies Readonly<Record<string, string>>\n`
  return { path, text: `${HEAD}${table('CHANGE_LABELS', false)}\n${table('VIEW_LABELS', true)}` }
}
