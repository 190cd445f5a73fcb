import { printedText } from '../../printed-text.ts'
import { FILE_KINDS, type FileKind } from './file-kinds.ts'

const LONGEST_NAME = 100

/**
 * Returns the stored name: the last part of the sent path, without invisible characters (one of them reverses the ending) and
 * without characters special to a disk or a shell. Its ending follows the content, because a saved file is opened by its ending.
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
