import type { SourceFile } from './source-files.ts'

const LONGEST_TITLE = 89

const TITLE =
  /(?:\b(?:it|test|describe)(?:\.\w+(?:\([^()]*\))?)?|\))\(\s*(?:'((?:\\.|[^'\\\n])*)'|"((?:\\.|[^"\\\n])*)"|`((?:\\.|[^`\\])*)`)\s*,/g

export function titlesOf(text: string): string[] {
  return [...text.matchAll(TITLE)].map(([, single, double, template]) => single ?? double ?? template ?? '')
}

/** Returns titles of 90 letters or more: such a case is two cases or describes the steps instead of the outcome. */
export function longTitles(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path }) => /\.(test|spec)\.tsx?$/.test(path))
    .flatMap(({ path, text }) =>
      titlesOf(text)
        .filter((title) => title.length > LONGEST_TITLE)
        .map((title) => `${path}: ${title.length} letters, allowed are ${LONGEST_TITLE}: ${title}`),
    )
}
