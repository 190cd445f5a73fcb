import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../launcher/paths.ts'

const WITHIN_PHONES = 600

it('uses one layout below 1,000 px and another one from 1,000 px', () => {
  const styles = globSync(['apps/web/src/**/*.css', 'packages/ui/src/**/*.css'], { cwd: root })
  const widths = styles.flatMap((path) =>
    [...readFileSync(join(root, path), 'utf8').matchAll(/\((min|max)-width: (\d+)px\)/g)].map(
      ([, kind, px]) => `${kind} ${px}`,
    ),
  )
  const layouts = widths.filter((width) => Number(width.split(' ')[1]) > WITHIN_PHONES)
  expect(layouts.length).toBeGreaterThan(40)
  expect([...new Set(layouts)].toSorted()).toEqual(['max 999', 'min 1000'])
})
