/** The server's own limits (contract `uploadFile`); told before choosing and checked before sending. */
export const LARGEST_BYTES = 10 * 1024 * 1024
export const FILE_RULES =
  'PDF, JPG, PNG 파일 한 개, 10MB까지 올릴 수 있습니다. 휴대전화로 찍은 사진도 됩니다.'
/** Naming the types lets an iPhone hand over its photographs as JPG. */
export const ACCEPTED = 'application/pdf,image/jpeg,image/png,.pdf,.jpg,.jpeg,.png'

type Chosen = Pick<File, 'name' | 'type' | 'size'>

/** Why a file cannot be sent, with the remedy; null when it can. */
export function refuseFile({ name, type, size }: Chosen): string | null {
  const isKnown = /^(application\/pdf|image\/jpeg|image\/png)$/.test(type) || /\.(pdf|jpe?g|png)$/i.test(name)
  if (!isKnown) {
    return '파일을 올리지 못했습니다. PDF, JPG, PNG 파일만 올릴 수 있습니다. 다른 파일을 골라주세요.'
  }
  if (size === 0) return '파일을 올리지 못했습니다. 내용이 비어 있는 파일입니다. 다른 파일을 골라주세요.'
  if (size > LARGEST_BYTES) {
    return '파일을 올리지 못했습니다. 10MB를 넘는 파일은 올릴 수 없습니다. 크기를 줄여 다시 올려주세요.'
  }
  return null
}
