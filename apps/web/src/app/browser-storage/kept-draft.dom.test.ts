import { beforeEach, describe, expect, it } from 'vitest'
import { clearDraft, keepDraft, restoreDraft } from './kept-draft.ts'

const owner = { userId: 'kim01', form: 'online.1' }
const empty = { businessName: '', agrees: false, places: [{ address: '' }], session: null as object | null }
const draft = {
  businessName: '소문난 국밥',
  agrees: true,
  places: [{ address: '서울' }, { address: '부산' }],
  session: { no: 7 },
}

describe('the draft of an application', () => {
  beforeEach(() => sessionStorage.clear())

  it('restores a draft after a reload or a new login of the same member', () => {
    keepDraft(owner, draft, sessionStorage)
    expect(restoreDraft(owner, empty, sessionStorage)).toEqual(draft)
  })

  it('hides a draft from another member in the same browser', () => {
    keepDraft(owner, draft, sessionStorage)
    expect(restoreDraft({ ...owner, userId: 'lee02' }, empty, sessionStorage)).toBeNull()
  })

  it('restores a draft only in its own form', () => {
    keepDraft(owner, draft, sessionStorage)
    expect(restoreDraft({ ...owner, form: 'online.2' }, empty, sessionStorage)).toBeNull()
  })

  it('deletes the draft once the application was made', () => {
    keepDraft(owner, draft, sessionStorage)
    clearDraft(owner.form, sessionStorage)
    expect(restoreDraft(owner, empty, sessionStorage)).toBeNull()
  })

  it.each([
    'not json',
    'null',
    '{"userId":"kim01"}',
    '{"userId":"kim01","draft":{"businessName":3}}',
    '{"userId":"kim01","draft":{"businessName":"","agrees":true,"places":{},"session":null}}',
    '{"userId":"kim01","draft":{"businessName":"","agrees":true,"places":[{"address":1}],"session":null}}',
    '{"userId":"kim01","draft":{"businessName":"","agrees":true,"places":[],"session":"7"}}',
  ])('ignores the malformed draft %s', (left) => {
    sessionStorage.setItem('applyDraft.online.1', left)
    expect(restoreDraft(owner, empty, sessionStorage)).toBeNull()
  })
})
