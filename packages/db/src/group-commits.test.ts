import { describe, expect, it } from 'vitest'
import { groupCommits } from './group-commits.ts'

interface Item {
  person: number
  value: number
}

/** A group store that remembers its groups and breaks on a negative number. */
function recorder(limit = 100) {
  const groups: number[][] = []
  const alone: number[] = []
  const send = groupCommits<Item, string>({
    limit,
    keyOf: ({ person }) => person,
    commit: async (items) => {
      groups.push(items.map(({ value }) => value))
      await new Promise((resolve) => setTimeout(resolve, 5))
      if (items.some(({ value }) => value < 0)) throw new Error('A row broke')
      return items.map(({ value }) => `stored ${value}`)
    },
    commitAlone: async ({ value }) => {
      alone.push(value)
      if (value < 0) throw new Error(`${value} is refused`)
      return `stored ${value} alone`
    },
  })
  return { send, groups, alone }
}

describe('commits in groups', () => {
  it('commit at once on an idle server, and together the calls that came meanwhile', async () => {
    const { send, groups } = recorder()
    const answers = await Promise.all([1, 2, 3].map((value) => send({ person: value, value })))
    expect(answers).toEqual(['stored 1', 'stored 2', 'stored 3'])
    expect(groups).toEqual([[1], [2, 3]])
    expect(await send({ person: 4, value: 4 })).toBe('stored 4')
  })

  it('keep the order of one person, a group each', async () => {
    const { send, groups } = recorder()
    await Promise.all([0, 1, 2, 3].map((value) => send({ person: value === 0 ? 9 : 7, value })))
    expect(groups).toEqual([[0], [1], [2], [3]])
  })

  it('stay within their limit', async () => {
    const { send, groups } = recorder(2)
    await Promise.all([1, 2, 3, 4, 5].map((value) => send({ person: value, value })))
    expect(groups).toEqual([[1], [2, 3], [4, 5]])
  })

  it('do each row by itself when one breaks, and tell only that one', async () => {
    const { send, alone } = recorder()
    const answers = await Promise.allSettled([1, 2, -3, 4].map((value) => send({ person: value, value })))
    expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled'])
    expect(alone).toEqual([2, -3, 4])
  })
})
