import { expect, it } from 'vitest'
import { sideBySide } from './side-by-side.ts'

function held(begun: string[], name: string) {
  const { promise, resolve } = Promise.withResolvers<void>()
  const work = async (): Promise<void> => {
    begun.push(name)
    await promise
  }
  return { work, end: resolve }
}

const turn = () => new Promise((resolve) => setImmediate(resolve))

it('makes exclusive work wait for running work and holds back later work', async () => {
  const turns = sideBySide()
  const begun: string[] = []
  const [first, suspect, later] = ['first', 'suspect', 'later'].map((name) => held(begun, name))
  if (!first || !suspect || !later) throw new Error('three')
  const all = [turns.together(first.work), turns.alone(suspect.work), turns.together(later.work)]
  await turn()
  expect(begun).toEqual(['first'])
  first.end()
  await turn()
  expect(begun).toEqual(['first', 'suspect'])
  suspect.end()
  await turn()
  expect(begun).toEqual(['first', 'suspect', 'later'])
  later.end()
  await Promise.all(all)
})

it('continues the other work when exclusive work fails', async () => {
  const turns = sideBySide()
  const failed = turns.alone(() => Promise.reject(new Error('broken')))
  const begun: string[] = []
  const next = turns.together(async () => void begun.push('next'))
  await expect(failed).rejects.toThrow('broken')
  await next
  expect(begun).toEqual(['next'])
})
