import { queryClient } from '@hygiene/client'
import { readPost } from '@hygiene/contracts/content/board/read-post'
import { listBranchContacts } from '@hygiene/contracts/content/branch/list-branch-contacts'
import { afterEach, describe, expect, it } from 'vitest'
import { answer, asksOnce, takeFirstAnswers } from './first-answers.ts'

const BRANCHES = asksOnce(listBranchContacts, {})
const POST = asksOnce(readPost, { postNo: 2 })
const load = async (path: string) => (path === readPost.path ? null : { title: '글' })

function writeBlock(address: string, answers: unknown) {
  const block = document.createElement('script')
  block.type = 'application/json'
  block.id = 'first-answers'
  block.dataset['address'] = address
  block.text = JSON.stringify(answers)
  document.body.append(block)
}

afterEach(() => {
  document.body.replaceChildren()
  queryClient.clear()
})

describe('the answers that come with a document', () => {
  it('applies the answers at the address that they were drawn for', async () => {
    writeBlock('/info/branch?from=menu', await answer([BRANCHES], async () => ({ title: '글' })))
    expect(takeFirstAnswers({ pathname: '/info/branch', search: '?from=menu' })).toBe(true)
    expect(queryClient.getQueryData(BRANCHES.key)).toEqual({ title: '글' })
    expect(queryClient.getQueryState(BRANCHES.key)?.dataUpdatedAt).toBeGreaterThan(1)
  })

  it('ignores the answers at another address and a page without answers', async () => {
    expect(takeFirstAnswers({ pathname: '/main', search: '' })).toBe(false)
    writeBlock('/info/notice', [[BRANCHES.key, { title: '글' }, false]])
    expect(takeFirstAnswers({ pathname: '/info/notice', search: '?page=2' })).toBe(false)
    expect(queryClient.getQueryData(BRANCHES.key)).toBeUndefined()
  })

  it('marks a counted reading as outdated so that the browser requests the post again', async () => {
    writeBlock('/info/data/view', await answer([POST], async () => ({ title: '글' })))
    takeFirstAnswers({ pathname: '/info/data/view', search: '' })
    expect(queryClient.getQueryState(POST.key)?.dataUpdatedAt).toBe(1)
  })

  it('sends no answers when one of the requested records does not exist', async () => {
    expect(await answer([BRANCHES, POST], load)).toBeNull()
    expect(await answer([BRANCHES], load)).toHaveLength(1)
  })
})
