import { describe, expect, test } from 'vitest'
import {
  BoardType,
  IdentityMethod,
  IndustryType,
  OnlineType,
  PaymentType,
  PlayState,
  PositionType,
  SalesType,
  StudyStatus,
} from './text.ts'

describe('values of the API', () => {
  test.each<[string, Record<string, number>, number[]]>([
    ['salesType: new, existing', SalesType, [1, 2]],
    ['industryType: restaurant, group meals, consigned meals', IndustryType, [1, 2, 3]],
    ['isOnline: online, in a venue', OnlineType, [1, 2]],
    ['positionType: representative, hygiene manager', PositionType, [1, 2]],
    ['paymentType: card, phone bill, virtual account, transfer, staff', PaymentType, [1, 2, 3, 4, 5]],
    ['identity checks: card, phone, i-PIN, and ours by certificate', IdentityMethod, [1, 2, 3, 4]],
    ['status: finished, watching', StudyStatus, [1, 2]],
    ['isStart: paused, playing', PlayState, [0, 1]],
    ['boardType: material, notice, library, FAQ, results, ours for recipes', BoardType, [1, 2, 3, 4, 5, 6]],
  ])('uses the specification’s numbers for %s', (_text, numbers, expected) => {
    expect(Object.values(numbers)).toEqual(expected)
  })
})
