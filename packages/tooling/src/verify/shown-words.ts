import type { SourceFile } from './source-files.ts'

type Refused = { pattern: RegExp; why: string; allowed?: RegExp }

/** Words that a screen, a document or a message does not use, because another word names the same thing. */
const refusedWords: Refused[] = [
  {
    pattern: /본인인증|본인 확인/,
    why: 'the law’s word is 본인확인',
    // The specification's own sentence (sections 4 and 8).
    allowed: /협회에서 본인인증을 진행해주시길 바랍니다\./g,
  },
  { pattern: /(?<!영업)신고번호/, why: 'the number is called 영업신고번호' },
  { pattern: /['"`](신분|구분)['"`]/, why: 'the position of a person is called 직위' },
  { pattern: /title[:=] ?\{?['"`](알림|확인)['"`]/, why: 'a dialog is called by its matter' },
]

/** Words of the outside services in the sandbox are theirs. */
const isShown = ({ path, isTest }: SourceFile) =>
  !isTest && !path.startsWith('apps/sandbox/') && !path.startsWith('packages/tooling/')

export function otherWords(files: SourceFile[]): string[] {
  return files
    .filter(isShown)
    .flatMap(({ path, text }) =>
      refusedWords
        .filter(({ pattern, allowed }) => pattern.test(allowed ? text.replaceAll(allowed, '') : text))
        .map(({ pattern, why }) => `${path}: «${pattern.source}», but ${why}`),
    )
}
