import { describe, expect, it } from 'vitest'
import { LARGEST_BYTES, refuseFile } from './designation-file.ts'

const photo = { name: '지정확인서.jpg', type: 'image/jpeg', size: 3_000_000 }

describe('a designation confirmation to be sent', () => {
  it.each([
    photo,
    { ...photo, size: LARGEST_BYTES },
    { name: 'SCAN.PDF', type: '', size: 900 },
    { name: '사진', type: 'image/png', size: 900 },
  ])('may be $name', (file) => {
    expect(refuseFile(file)).toBeNull()
  })

  it.each([
    [{ ...photo, size: LARGEST_BYTES + 1 }, '10MB를 넘는'],
    [{ ...photo, size: 0 }, '비어 있는'],
    [{ name: '지정확인서.hwp', type: 'application/x-hwp', size: 900 }, 'PDF, JPG, PNG'],
    [{ name: 'IMG_1.heic', type: 'image/heic', size: 900 }, 'PDF, JPG, PNG'],
  ])('is refused with its remedy: %o', (file, remedy) => {
    expect(refuseFile(file)).toContain(remedy)
  })
})
