import { extractText } from 'unpdf'
import { describe, expect, test } from 'vitest'
import { certificateFields } from './certificate-fields.ts'
import { drawCertificate } from './draw-certificate.ts'
import { exampleCertificate } from './example-documents.ts'
import { MissingGlyphError } from './missing-glyph.ts'

async function textOf(pdf: Uint8Array): Promise<string> {
  const { text } = await extractText(new Uint8Array(pdf), { mergePages: true })
  return text.replace(/\s+/gu, ' ')
}

const drawn = async (change: Partial<typeof exampleCertificate>): Promise<string> =>
  textOf(await drawCertificate({ ...exampleCertificate, ...change }))

describe('a completion certificate', () => {
  test('contains every fact as text that can be copied', async () => {
    const text = await drawn({})
    for (const part of [
      '제 2026-02-0145872 호',
      '홍길동(洪吉童)',
      '1984년 3월 7일',
      '한마음 숯불갈비 본점',
      '경기도 성남시 분당구 판교역로 321, 1층 104호 (삼평동)',
      '기존 영업자 (일반음식점 · 온라인교육)',
      '3시간',
      '2026년 11월 20일',
      '사단법인 한국○○위생교육협회장',
      '2FQ8-ZN0C-W7XR',
      'edu.example.or.kr/verify',
    ]) {
      expect(text).toContain(part)
    }
  })

  test('exposes its spread title and labels as whole words to readers', async () => {
    const pdf = Buffer.from(await drawCertificate(exampleCertificate))
    expect(pdf.includes('/Lang (ko-KR)')).toBe(true)
    expect(pdf.includes('/Marked true')).toBe(true)
    for (const role of ['/S /H1', '/S /Table', '/S /TH', '/S /TD', '/S /Figure']) {
      expect(pdf.includes(role)).toBe(true)
    }
  })

  test.each(['뷁뼯', '남궁뼯뷁', '𠮷', '李㐂洙', '金玟澈(김민철)', '쀍똠'])(
    'prints the name %s',
    async (userName) => {
      expect(await drawn({ userName })).toContain(userName)
    },
  )

  test('joins decomposed letters and hanja from Korean keyboards into the usual characters', async () => {
    const [apart, keyboard, joiner] = ['한'.normalize('NFD'), '\u{F9E1}', '\u{A0}']
    expect(await drawn({ userName: `${apart}${joiner}${keyboard}` })).toContain('한 李')
  })

  test('refuses to draw a certificate when a letter of a name is in no font', async () => {
    const unprintable = drawCertificate({ ...exampleCertificate, userName: '홍길🙂' })
    await expect(unprintable).rejects.toThrow(MissingGlyphError)
    await expect(unprintable).rejects.toThrow('U+1F642')
  })

  test('breaks a long address between words onto a second line', async () => {
    const text = await drawn({
      address: '강원특별자치도 고성군 현내면 동해대로 9999, 통일전망타워 별관 2층 201호',
      address2: '(명호리, 금강산휴게소)',
    })
    expect(text).toContain('동해대로 9999, 통일전망타워 별관 2층 201호 (명호리, 금강산휴게소)')
  })
})

describe('a redrawn certificate', () => {
  test('draws the same bytes for the same fields, alone or beside another document', async () => {
    const other = { ...exampleCertificate, userName: '\u{F9E1} 다른 사람', number: '2026-02-0000001' }
    const alone = await drawCertificate(exampleCertificate)
    const [again, beside, twice] = await Promise.all([
      drawCertificate(exampleCertificate),
      drawCertificate(other),
      drawCertificate(exampleCertificate),
    ])
    expect(Buffer.compare(alone, again)).toBe(0)
    expect(Buffer.compare(alone, twice)).toBe(0)
    expect(Buffer.compare(beside, await drawCertificate(other))).toBe(0)
    expect(Buffer.compare(alone, beside)).not.toBe(0)
  })

  test('fits any field the schema accepts on one page', async () => {
    const widest = certificateFields.parse({
      ...exampleCertificate,
      userName: '뷁'.repeat(60),
      businessName: '쀍'.repeat(120),
      address: '가나다 '.repeat(40),
      address2: '라'.repeat(120),
      courseLine: '마'.repeat(80),
      body: '바사아 '.repeat(75),
      issuerName: '자'.repeat(40),
    })
    const text = await textOf(await drawCertificate({ ...widest, signedPayload: '9'.repeat(444) }))
    expect(text).toContain('자'.repeat(40))
  })
})
