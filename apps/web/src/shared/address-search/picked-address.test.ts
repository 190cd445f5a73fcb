import { expect, it } from 'vitest'
import { pickedAddress } from './picked-address.ts'

const PICKED = {
  zonecode: '13529',
  roadAddress: '경기도 성남시 분당구 판교역로 166-1',
  jibunAddress: '경기도 성남시 분당구 백현동 532',
  roadname: '판교역로',
  bcode: '4113511000',
  bname: '백현동',
  buildingName: '가상빌딩',
}

it('converts the answer of the service to an address of our own search', () => {
  expect(pickedAddress(PICKED)).toEqual({
    zipNo: '13529',
    roadAddr: '경기도 성남시 분당구 판교역로 166-1 (백현동, 가상빌딩)',
    roadAddrPart1: '경기도 성남시 분당구 판교역로 166-1',
    roadAddrPart2: '(백현동, 가상빌딩)',
    jibunAddr: '경기도 성남시 분당구 백현동 532',
    rn: '판교역로',
    buldMnnm: '166',
    buldSlno: '1',
    admCd: '4113511000',
  })
})

it('uses the road name that the service adds when the lot was picked', () => {
  const { roadAddress: _none, ...lot } = PICKED
  expect(pickedAddress({ ...lot, autoRoadAddress: '경기도 성남시 분당구 판교역로 10' })).toMatchObject({
    roadAddrPart1: '경기도 성남시 분당구 판교역로 10',
    buldMnnm: '10',
    buldSlno: '0',
  })
})

it.each([
  null,
  undefined,
  '서울',
  {},
  { ...PICKED, zonecode: '1234' },
  { ...PICKED, zonecode: 13529 },
  { ...PICKED, roadAddress: '' },
  { ...PICKED, roadAddress: { toString: 'a' } },
])('rejects %j as an address', (answer) => expect(pickedAddress(answer)).toBeNull())
