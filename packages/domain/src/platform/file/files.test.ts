import { describe, expect, it } from 'vitest'
import { BoardType } from '../../text.ts'
import { fileKindOf } from './file-kind-of.ts'
import { FILE_KINDS, type FileKind } from './file-kinds.ts'
import { FILE_LIMITS, mayKeepFile } from './file-limits.ts'
import { keptFileName } from './kept-file-name.ts'
import { type FileReader, mayReadFile, type ReadableFile } from './may-read-file.ts'

const bytesOf = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))
const wide = (text: string) => Array.from(text, (letter) => `${letter}\0`).join('')
const COMPOUND = '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'

describe('the kind of a file by its content', () => {
  it.each([
    ['%PDF-1.7', 'pdf'],
    [' %PDF-1.7', null],
    ['/*%PDF-1.7*/alert(1)', null],
    ['\xff\xd8\xff\xe0', 'jpg'],
    ['\x89PNG\r\n\x1a\n', 'png'],
    ['RIFF\0\0\0\0WEBPVP8 ', 'webp'],
    ['RIFF\0\0\0\0WAVEfmt ', null],
    ['\0\0\0\x18ftypheic', 'heic'],
    ['\0\0\0\x18ftypmif1', 'heic'],
    ['\0\0\0\x18ftypisom', null],
    [`${COMPOUND}${'\0'.repeat(600)}${wide('FileHeader')}HWP Document File`, 'hwp'],
    [`${COMPOUND}${'\0'.repeat(600)}${wide('WordDocument')}`, null],
    ['PK\x03\x04', null],
    ['<svg onload="alert(1)">', null],
    ['MZ\x90\0', null],
    ['', null],
  ])('recognises the content %j as %s', (content, kind) => {
    expect(fileKindOf(bytesOf(content))).toBe(kind)
  })
})

describe('the stored name of a file', () => {
  it.each<[string, FileKind, string]>([
    ['../../../etc/passwd', 'pdf', 'passwd.pdf'],
    [String.raw`C:\문서\확인서 (1).pdf`, 'pdf', '확인서 (1).pdf'],
    ['..', 'pdf', '첨부파일.pdf'],
    ['.htaccess', 'jpg', 'htaccess.jpg'],
    ['사진.JPEG', 'jpg', '사진.JPEG'],
    ['수료증.exe', 'pdf', '수료증.exe.pdf'],
    ['a\u202Efdp.exe', 'pdf', 'afdp.exe.pdf'],
    ['a\0.pdf', 'pdf', 'a.pdf'],
    ['a<b>:"|?*.png', 'png', 'ab.png'],
    ['줄\r\n바꿈.hwp', 'hwp', '줄 바꿈.hwp'],
    ['', 'docx', '첨부파일.docx'],
    ['.pdf', 'pdf', 'pdf.pdf'],
  ])('stores the name %j of kind %s as %s', (sent, kind, name) => {
    expect(keptFileName(sent, kind)).toBe(name)
  })

  it('stores a safe file name of at most 100 characters that ends with its kind', () => {
    const signs = ['/', '\\', '.', '..', '\0', '한', '𠮷', ' ', '\u202E', 'pdf', '.pdf', 'x'.repeat(70)]
    for (const one of signs) {
      for (const two of signs) {
        for (const three of signs) {
          const name = keptFileName(one + two + three, 'pdf')
          expect(name).not.toMatch(/[/\\\0]|^\.|\.\.$/)
          expect(Array.from(name).length).toBeLessThanOrEqual(100)
          expect(name.toLowerCase().endsWith(`.${FILE_KINDS.pdf.endings[0]}`)).toBe(true)
        }
      }
    }
  })
})

describe('the limit of files', () => {
  const none = { files: 0, bytes: 0, filesToday: 0, bytesToday: 0 }
  const { filesAPerson, bytesAPerson, filesADay, bytesADay } = FILE_LIMITS

  it.each([
    [{}, 1, null],
    [{ files: filesAPerson - 1 }, 1, null],
    [{ files: filesAPerson }, 1, 'TOO_MANY_FILES'],
    [{ bytes: bytesAPerson - 5 }, 5, null],
    [{ bytes: bytesAPerson - 5 }, 6, 'TOO_MANY_FILES'],
    [{ filesToday: filesADay }, 1, 'TOO_MANY_FILES_TODAY'],
    [{ bytesToday: bytesADay - 5 }, 5, null],
    [{ bytesToday: bytesADay - 5 }, 6, 'TOO_MANY_FILES_TODAY'],
  ])('judges with existing files %o a file of %i bytes: %s', (kept, size, reason) => {
    const verdict = mayKeepFile({ ...none, ...kept }, size)
    expect(verdict.allowed ? null : verdict.reason).toBe(reason)
  })
})

const visitor: FileReader = { memberNo: null }
const owner: FileReader = { memberNo: 7 }
const stranger: FileReader = { memberNo: 8 }
const board = (boardType: number): ReadableFile['audience'] => ({ kind: 'board', boardType })
const of = (ownerKind: 'inquiry' | 'application' | null): ReadableFile['audience'] => ({
  kind: 'people',
  ownerKind,
  memberNos: [7],
})

describe('access to a file', () => {
  const admin: FileReader = { memberNo: null, opensAsStaff: ['inquiry'] }
  it.each([
    ['of a public board, by a visitor', board(BoardType.notice), visitor, null],
    ['of lecture materials, by a visitor', board(BoardType.lectureMaterial), visitor, 'FILE_NOT_FOUND'],
    ['of lecture materials, by a member', board(BoardType.lectureMaterial), stranger, null],
    ['of an inquiry, by its writer', of('inquiry'), owner, null],
    ['of an inquiry, by a stranger', of('inquiry'), stranger, 'FILE_NOT_FOUND'],
    ['of an inquiry, by a visitor', of('inquiry'), visitor, 'FILE_NOT_FOUND'],
    ['of an inquiry, by staff who open this kind', of('inquiry'), admin, null],
    ['of an application, by staff who open another kind', of('application'), admin, 'FILE_NOT_FOUND'],
    ['of nothing, by its owner', of(null), owner, null],
    ['of nothing, by staff', of(null), admin, 'FILE_NOT_FOUND'],
  ] as const)('judges access to a file %s', (_which, audience, reader, reason) => {
    const verdict = mayReadFile({ audience, state: 'ready' }, reader)
    expect(verdict.allowed ? null : verdict.reason).toBe(reason)
  })

  it.each([
    ['storing', 'FILE_NOT_FOUND'],
    ['unscanned', 'FILE_BEING_CHECKED'],
    ['infected', 'FILE_INFECTED'],
    ['removing', 'FILE_NOT_FOUND'],
  ] as const)(
    'refuses access to a file that is %s and gives the reason only to its people',
    (state, reason) => {
      const file: ReadableFile = { audience: of('inquiry'), state }
      expect(mayReadFile(file, owner)).toEqual({ allowed: false, reason })
      expect(mayReadFile(file, stranger)).toEqual({ allowed: false, reason: 'FILE_NOT_FOUND' })
    },
  )
})
