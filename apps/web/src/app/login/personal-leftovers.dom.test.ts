import { REFUSALS } from '@hygiene/contracts/refusals/table'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { keepDraft, restoreDraft } from '../browser-storage/kept-draft.ts'
import { keepProof, keptProof } from '../browser-storage/kept-proof.ts'
import { readTexts, rememberSearch } from '../browser-storage/kept-searches.ts'
import { dropLogin, logOut } from './leaving.ts'
import { followOwner } from './personal-leftovers.ts'
import { isSignedIn, startLogin } from './current-login.ts'

const DRAFT = { userId: 'youngja60', form: 'online.1' }
const USER = { isAuth: 1, loginDate: '2026-11-21T10:00:00+09:00' }

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  vi.stubGlobal('fetch', async () => Response.json({ code: 1, message: '', entity: { loggedOut: true } }))
  followOwner('youngja60')
  startLogin('token', USER, 7200)
  rememberSearch('address', '세종대로 110')
  rememberSearch('licence', '영자네 식당')
  rememberSearch('notice', '집합교육')
  keepDraft(DRAFT, { businessName: '영자네 식당' }, sessionStorage)
  keepProof('renewIdentity', { identityVerificationId: 'identity-1', proofSecret: 'a-secret' })
  localStorage.setItem('lecture-progress', '[]')
  document.cookie = 'studying=1; path=/'
  localStorage.setItem('player-settings', '{"volume":80}')
})
afterEach(() => vi.unstubAllGlobals())

const left = () => ({
  address: readTexts(localStorage.getItem('recentSearches.address')),
  licence: readTexts(localStorage.getItem('recentSearches.licence')),
  draft: restoreDraft(DRAFT, { businessName: '' }, sessionStorage),
  proof: keptProof('renewIdentity')?.proofSecret ?? null,
})
const NOTHING = { address: [], licence: [], draft: null, proof: null }
const EVERYTHING = {
  address: ['세종대로 110'],
  licence: ['영자네 식당'],
  draft: { businessName: '영자네 식당' },
  proof: 'a-secret',
}

it('deletes only personal data on logout', async () => {
  await logOut()
  expect(isSignedIn()).toBe(false)
  expect(left()).toEqual(NOTHING)
  expect(document.cookie).not.toContain('studying')
  expect(JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)])).not.toMatch(
    /영자|youngja|세종대로/,
  )
  expect(readTexts(localStorage.getItem('recentSearches.notice'))).toEqual(['집합교육'])
  expect([localStorage.getItem('lecture-progress'), localStorage.getItem('player-settings')]).not.toContain(
    null,
  )
})

it('deletes personal data on logout even when the server has ended the login', async () => {
  const { SESSION_EXPIRED } = REFUSALS
  vi.stubGlobal('fetch', async () => Response.json({ ...SESSION_EXPIRED, entity: null }))
  await logOut()
  expect(left()).toEqual(NOTHING)
})

it('keeps personal data for the same member after an expired login', () => {
  dropLogin()
  expect(left()).toEqual(EVERYTHING)
  followOwner('youngja60')
  expect(left()).toEqual(EVERYTHING)
})

it('deletes personal data when another member logs in', () => {
  dropLogin()
  followOwner('chulsoo55')
  expect(left()).toEqual(NOTHING)
})
