import { describe, expect, it } from 'vitest'
import { readNumber } from './read-number.ts'

describe('a typed verification number', () => {
  it.each([
    '7K3M-QX2T-B4F7',
    ' 7k3m qx2t b4f7 ',
    '7k3mqx2tb4f7',
    '７Ｋ３Ｍ－ＱＸ２Ｔ－Ｂ４Ｆ７',
    'https://edu.example.or.kr/verify/7K3M-QX2T-B4F7',
    'edu.example.or.kr/verify/7k3m-qx2t-b4f7/?from=qr',
  ])('reads the verification number %s', (typed) => {
    expect(readNumber(typed)).toEqual({ number: '7K3M-QX2T-B4F7' })
  })

  it('reads the letter O as zero and I as one', () => {
    expect(readNumber('2FQ8-ZNOC-W7XR')).toEqual({ number: '2FQ8-ZN0C-W7XR' })
    expect(readNumber('7K3M-QX2T-B4FI')).toEqual(readNumber('7K3M-QX2T-B4F1'))
  })

  it.each([
    ['', '문서확인번호를 입력해주세요.'],
    [' - ', '문서확인번호를 입력해주세요.'],
    ['7K3M-QX2T', '문서확인번호는 12자리입니다. 지금은 8자리를 입력하셨습니다.'],
    ['7K3M-QX2T-B4F8', '맞지 않는 번호입니다. 문서에 적힌 번호와 한 글자씩 다시 맞춰봐주세요.'],
  ])('explains what is wrong with the number «%s»', (typed, error) => {
    expect(readNumber(typed)).toEqual({ error })
  })
})
