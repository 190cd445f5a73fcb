import { IndustryType } from '@hygiene/domain'
import { beforeEach, describe, expect, it } from 'vitest'
import { EMPTY_DRAFT, forgetDraft, keepDraft, restoreDraft } from './draft.ts'

const owner = { userId: 'kim01', industryType: IndustryType.generalRestaurant }
const draft = { ...EMPTY_DRAFT, businessName: '소문난 국밥', positionType: '1' } as const

describe('the draft of an application', () => {
  beforeEach(() => sessionStorage.clear())

  it('is there again after a reload or a new login of the same person', () => {
    keepDraft(owner, draft, sessionStorage)
    expect(restoreDraft(owner, sessionStorage)).toEqual(draft)
  })

  it('is never shown to another person at the same browser', () => {
    keepDraft(owner, draft, sessionStorage)
    expect(restoreDraft({ ...owner, userId: 'lee02' }, sessionStorage)).toBeNull()
  })

  it('belongs to one business type', () => {
    keepDraft(owner, draft, sessionStorage)
    expect(restoreDraft({ ...owner, industryType: IndustryType.groupMeal }, sessionStorage)).toBeNull()
  })

  it('is gone once the application was made', () => {
    keepDraft(owner, draft, sessionStorage)
    forgetDraft(owner.industryType, sessionStorage)
    expect(restoreDraft(owner, sessionStorage)).toBeNull()
  })

  it.each(['not json', 'null', '{"userId":"kim01"}', '{"userId":"kim01","draft":{"businessName":3}}'])(
    'starts anew where %s was left behind',
    (left) => {
      sessionStorage.setItem('applyDraft.1', left)
      expect(restoreDraft(owner, sessionStorage)).toBeNull()
    },
  )
})
