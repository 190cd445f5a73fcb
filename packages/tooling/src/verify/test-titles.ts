import type { SourceFile } from './source-files.ts'

const LONGEST_TITLE = 89

/** `it('…',`, and the second call of `it.each(rows)('…',`. */
const TITLE =
  /(?:\b(?:it|test|describe)(?:\.\w+(?:\([^()]*\))?)?|\))\(\s*(?:'((?:\\.|[^'\\\n])*)'|"((?:\\.|[^"\\\n])*)"|`((?:\\.|[^`\\])*)`)\s*,/g

export function titlesOf(text: string): string[] {
  return [...text.matchAll(TITLE)].map(([, single, double, template]) => single ?? double ?? template ?? '')
}

/** Titles of 90 letters and more: a case that needs as many words is two cases, or tells the way instead of the outcome. */
export function longTitles(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path }) => /\.(test|spec)\.tsx?$/.test(path))
    .flatMap(({ path, text }) =>
      titlesOf(text)
        .filter((title) => title.length > LONGEST_TITLE)
        .map((title) => `${path}: ${title.length} letters, allowed are ${LONGEST_TITLE}: ${title}`),
    )
}
