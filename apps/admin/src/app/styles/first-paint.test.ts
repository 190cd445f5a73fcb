import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const textOf = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')

it('sets the console density in the page before the program runs', () => {
  const attribute = /<html[^>]* (data-\w+)="normal"/.exec(textOf('../../../index.html'))?.[1]
  expect(textOf('admin.css')).toContain(`:root[${attribute}] {`)
  expect(`dataset['${attribute?.slice('data-'.length)}'] =`).toBe(
    /dataset\['\w+'\] =(?= preferences\.density)/.exec(textOf('../layout/table-preferences.ts'))?.[0],
  )
})
