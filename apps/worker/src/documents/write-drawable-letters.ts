import { writeFileSync } from 'node:fs'
import { drawableTable } from './drawable-table.ts'

const file = new URL('../../../../packages/domain/src/drawable-table.ts', import.meta.url)
writeFileSync(
  file,
  `/** Made from the document fonts by \`pnpm --filter @hygiene/worker letters\`; a test of the worker compares the two. */
export const DRAWABLE_TABLE =
  '${drawableTable()}'
`,
)
