import { printedText } from '../../printed-text.ts'
import { FILE_KINDS, type FileKind } from './file-kinds.ts'

const LONGEST_NAME = 100

/**
 * The name a file is kept under: the last part of the path that was sent, without signs that are not seen (one of them turns
 * around the ending) and without signs that a disk or a shell reads. It ends as its content demands, because a file that is
 * saved is opened by its ending.
 */
export function keptFileName(sent: string, kind: FileKind): string {
  const last = printedText((sent.split(/[\\/]/).at(-1) ?? '').replace(/[\0<>:"|?*]/g, ''))
  const stem = last.replace(/^[.\s]+|[.\s]+$/g, '')
  const { endings } = FILE_KINDS[kind]
  const letters = Array.from(stem)
  const own = endings.find((ending) => stem.toLowerCase().endsWith(`.${ending}`))
  const ending = own === undefined ? `.${endings[0]}` : letters.splice(-own.length - 1).join('')
  const short = letters.slice(0, LONGEST_NAME - ending.length).join('')
  return `${short || '첨부파일'}${ending}`
}
