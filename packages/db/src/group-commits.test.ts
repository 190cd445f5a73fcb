import { describe, expect, it } from 'vitest'
import { groupCommits } from './group-commits.ts'

interface Item {
  person: number
  value: number
}

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

describe('grouped commits', () => {
  it('commits the calls of one turn together, and those that came during the commit', async () => {
    const { send, groups } = recorder()
    const first = [1, 2].map((value) => send({ person: value, value }))
    await new Promise((resolve) => setTimeout(resolve, 2))
    const later = [3, 4].map((value) => send({ person: value, value }))
    expect(await Promise.all([...first, ...later])).toEqual(['stored 1', 'stored 2', 'stored 3', 'stored 4'])
    expect(groups).toEqual([
      [1, 2],
      [3, 4],
    ])
    expect(await send({ person: 5, value: 5 })).toBe('stored 5')
  })

  it('keeps the order of one person with a group each', async () => {
    const { send, groups } = recorder()
    await Promise.all([0, 1, 2, 3].map((value) => send({ person: value === 0 ? 9 : 7, value })))
    expect(groups).toEqual([[0, 1], [2], [3]])
  })

  it('keeps each group within its limit', async () => {
    const { send, groups } = recorder(2)
    await Promise.all([1, 2, 3, 4, 5].map((value) => send({ person: value, value })))
    expect(groups).toEqual([[1, 2], [3, 4], [5]])
  })

  it('commits each row separately when one fails and reports only the failed one', async () => {
    const { send, alone } = recorder()
    const answers = await Promise.allSettled([1, 2, -3, 4].map((value) => send({ person: value, value })))
    expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled'])
    expect(alone).toEqual([1, 2, -3, 4])
  })
})
