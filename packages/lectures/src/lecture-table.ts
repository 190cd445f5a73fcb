import { writeFile } from 'node:fs/promises'
import type { LectureScript } from './lecture-script.ts'

function row(script: LectureScript, indent: string): string {
  const fields = [
    `mediaKey: '${script.mediaKey}'`,
    `title: '${script.title}'`,
    `durationSeconds: ${script.durationSeconds}`,
    `summary: '${script.summary}'`,
  ]
  return `{\n${fields.map((field) => `${indent}  ${field},\n`).join('')}${indent}}`
}

/** Writes titles and lengths for the seed in the same run that cuts the videos. */
export async function writeLectureTable(path: string | URL, course: readonly LectureScript[]): Promise<void> {
  await writeFile(
    path,
    `/** Written by \`pnpm lectures\` from packages/lectures/src/scripts: edit those, not this. */
export type LectureContent = {
  mediaKey: string
  title: string
  durationSeconds: number
  summary: string
}

/** The yearly refresher in its order: 10,800 s, the three hours of Enforcement Rule Art. 52 (1). */
export const lectures: readonly LectureContent[] = [
${course.map((script) => `  ${row(script, '  ')},\n`).join('')}]
`,
  )
}
