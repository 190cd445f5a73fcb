import { FILE_LIMITS } from './file-limits.ts'
import { describe, expect, it } from 'vitest'
import { refuseFile } from './refuse-file.ts'

const photo = { name: '지정확인서.jpg', type: 'image/jpeg', size: 3_000_000 }

describe('a file to upload', () => {
  it.each([
    photo,
    { ...photo, size: FILE_LIMITS.bytesAFile },
    { name: 'SCAN.PDF', type: '', size: 900 },
    { name: '사진', type: 'image/png', size: 900 },
    { name: '지정확인서.hwp', type: '', size: 900 },
  ])('accepts $name for upload', (file) => {
    expect(refuseFile(file)).toBeNull()
  })

  it.each([
    [{ ...photo, size: FILE_LIMITS.bytesAFile + 1 }, '10MB를 넘는'],
    [{ ...photo, size: 0 }, '비어 있는'],
    [{ name: '그림.svg', type: 'image/svg+xml', size: 900 }, 'PDF, 사진, 한글'],
    [{ name: 'IMG_1.heic', type: '', size: 900 }, 'JPG로'],
  ])('refuses a file with its remedy: %o', (file, remedy) => {
    expect(refuseFile(file)).toContain(remedy)
  })
})
