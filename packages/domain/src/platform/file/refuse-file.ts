import { kindByName } from './file-kinds.ts'
import { FILE_LIMITS } from './file-limits.ts'

interface Chosen {
  name: string
  type: string
  size: number
}

/** Returns why a file need not be sent, with the remedy; null when the server must judge it. A photograph may lack an ending. */
export function refuseFile({ name, type, size }: Chosen): string | null {
  if (/\.hei[cf]$/i.test(name) || /^image\/hei[cf]$/.test(type)) {
    return 'HEIC 사진은 올릴 수 없습니다. 사진을 JPG로 바꾸거나 화면을 찍어 올려주세요.'
  }
  const isKnown = kindByName(name) !== null || /^(application\/pdf|image\/(jpeg|png|webp))$/.test(type)
  if (!isKnown) return '올릴 수 없는 파일입니다. PDF, 사진, 한글, 워드, 엑셀 파일을 골라주세요.'
  if (size === 0) return '내용이 비어 있는 파일입니다. 다른 파일을 골라주세요.'
  if (size > FILE_LIMITS.bytesAFile) return '10MB를 넘는 파일입니다. 크기를 줄여 다시 골라주세요.'
  return null
}
