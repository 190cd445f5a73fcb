import { IndustryType } from '@hygiene/domain/text'
import { describe, expect, it } from 'vitest'
import {
  addPlace,
  editPlace,
  emptyPlace,
  openPlaceOf,
  type Places,
  removePlace,
  type TradePlace,
  tradesOf,
  writePlace,
  wrongOpenPlace,
} from './places.ts'

const restaurant = IndustryType.generalRestaurant
const consigned = IndustryType.consignedMeal

const place = (licenseNumber: string, industryType: IndustryType = restaurant): TradePlace => ({
  ...emptyPlace(industryType),
  licenseNumber,
  businessName: `식당 ${licenseNumber}`,
  representative: '김영자',
  address: '경기도 수원시 팔달구 가상로 12',
  sidoCode: '4100000000',
})
const noodles = place('20260000001')
const dumplings = place('20260000002')
const canteen = place('20260000003', consigned)
const three: Places = { places: [noodles, dumplings, canteen], open: 1 }

describe('the licences of one owner', () => {
  it('starts with one licence and gives another one the same trade until changed', () => {
    const two = addPlace({ places: [canteen], open: 0 })
    expect(two.open).toBe(1)
    expect(openPlaceOf(two)).toEqual(emptyPlace(consigned))
    expect(tradesOf(writePlace(two, { industryType: restaurant }).places)).toEqual([consigned, restaurant])
  })

  it('writes changes into the open licence', () => {
    const written = writePlace(three, { businessName: '소문난 만두' })
    expect(written.places.map(({ businessName }) => businessName)).toEqual([
      '식당 20260000001',
      '소문난 만두',
      '식당 20260000003',
    ])
  })

  it.each([
    [0, [dumplings, canteen], 0],
    [1, [noodles, canteen], 1],
    [2, [noodles, dumplings], 1],
  ])('keeps the other licences unchanged when number %i is removed', (at, places, open) => {
    expect(removePlace(three, at)).toEqual({ places, open })
  })

  it('leaves an empty licence when the last one is removed', () => {
    expect(removePlace({ places: [canteen], open: 0 }, 0)).toEqual({
      places: [emptyPlace(consigned)],
      open: 0,
    })
  })

  it('forgets an empty licence when another one is opened', () => {
    const begun = addPlace({ places: [noodles, dumplings], open: 1 })
    expect(editPlace(begun, 0)).toEqual({ places: [noodles, dumplings], open: 0 })
    expect(editPlace(three, 0)).toEqual({ ...three, open: 0 })
  })

  it('keeps a licence without a number and refuses the same name twice', () => {
    const unreported = { ...noodles, beforeReport: true, licenseNumber: '' }
    const two = (second: TradePlace) => ({ places: [unreported, second], open: 1 })
    expect(editPlace(two({ ...unreported, businessName: '' }), 0).places).toHaveLength(2)
    expect(wrongOpenPlace(two({ ...unreported })).businessName).toContain('이미 입력하셨습니다')
    expect(wrongOpenPlace(two({ ...unreported, businessName: '새봄 만두' }))).toEqual({})
    expect(wrongOpenPlace(two({ ...unreported, industryType: consigned }))).toEqual({})
    expect(wrongOpenPlace(two(noodles))).toEqual({})
  })

  it('refuses the same licence twice but allows one number for two trades', () => {
    const twice = (second: TradePlace) => wrongOpenPlace({ places: [noodles, second], open: 1 })
    expect(twice({ ...noodles }).licenseNumber).toContain('이미 입력하셨습니다')
    expect(twice({ ...noodles, industryType: consigned })).toEqual({})
  })
})
