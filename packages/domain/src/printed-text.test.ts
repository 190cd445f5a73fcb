import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { printedName, printedText, undrawableSentence } from './printed-text.ts'

describe('the printed spelling of a text', () => {
  it.each([
    ['joins Hangul that macOS takes apart', '한마음'.normalize('NFD'), '한마음'],
    ['takes the hanja of Korean keyboards for the usual one', '\u{F9E1}', '李'],
    ['drops fillers, joiners and direction signs', '\u3164맛\u200B집\u202E\uFEFF', '맛집'],
    ['writes tabs, line breaks and wide spaces as one space', ' 맛\t\n\u3000집 ', '맛 집'],
    ['drops control signs', '맛\u0085\u0007집', '맛집'],
  ])('%s', (_what, typed, kept) => {
    expect(printedText(typed)).toBe(kept)
  })
})

describe('a letter without a document font', () => {
  it.each([
    ['맛집😀', '‘😀’ 글자는 수료증에 인쇄할 수 없습니다. 지우거나 다른 글자로 적어주세요.'],
    ['NGUYỄN', '‘Ễ’ 글자는 수료증에 인쇄할 수 없습니다. 대신 ‘E’ 글자를 적어주세요.'],
    ['홍\uFF65길', '‘\uFF65’ 글자는 수료증에 인쇄할 수 없습니다. 대신 ‘·’ 글자를 적어주세요.'],
    ['\uFFA1식당', '‘\uFFA1’ 글자는 수료증에 인쇄할 수 없습니다. 대신 ‘ㄱ’ 글자를 적어주세요.'],
    ['\u1100식당', '‘\u1100’ 글자는 수료증에 인쇄할 수 없습니다. 대신 ‘ㄱ’ 글자를 적어주세요.'],
    ['𝐀 카페', '‘𝐀’ 글자는 수료증에 인쇄할 수 없습니다. 대신 ‘A’ 글자를 적어주세요.'],
    ['ﬁne', '‘ﬁ’ 글자는 수료증에 인쇄할 수 없습니다. 대신 ‘fi’ 글자를 적어주세요.'],
    ['مطعم', '‘م’ 글자는 수료증에 인쇄할 수 없습니다. 지우거나 다른 글자로 적어주세요.'],
  ])('names an unprintable letter in %j with its common form', (typed, sentence) => {
    expect(undrawableSentence(typed)).toBe(sentence)
  })

  it.each([
    '맛집 ㆍ 1호점',
    '㈜한마음',
    '金英子',
    '뷁 CAFÉ & Bar #2',
    '곱창·막창(본점)',
    '李\u{20BB7}田',
    '',
  ])('finds no unprintable letter in %j', (typed) => {
    expect(undrawableSentence(typed)).toBeNull()
  })

  it.each([
    ['NGUYỄN THỊ ÁNH', 'NGUYEN THI ÁNH'],
    ['홍😀길동', '홍〓길동'],
    ['남궁민수', '남궁민수'],
  ])('prints the verified name %j as %j despite unprintable letters', (verified, shown) => {
    expect(printedName(verified)).toBe(shown)
  })

  it('leaves no unprintable letter in a printed name or a suggested spelling', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0x20, max: 0x10ffff }), { maxLength: 8 }), (codes) => {
        const name = String.fromCodePoint(...codes)
        expect(undrawableSentence(printedName(name))).toBeNull()
        const suggested = /대신 ‘(.+)’/su.exec(undrawableSentence(name) ?? '')?.[1]
        expect(undrawableSentence(suggested ?? '')).toBeNull()
      }),
    )
  })
})
