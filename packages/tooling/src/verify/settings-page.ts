import { isAbsolute, relative } from 'node:path'
import { z } from 'zod'
import { root } from '../launcher/paths.ts'

const COLUMNS = 170

export interface ConfiguredProgram {
  name: string
  environment: z.ZodObject
  refused: readonly string[]
}

interface Setting {
  programs: string[]
  isRequired: boolean
  fallback: string | number | undefined
  meaning: string
}

const INTRODUCTION = `# Settings

Every program reads its settings from the environment, once, at its start. A wrong value ends the program with one sentence that names the setting.
A setting can be in a file instead: \`<NAME>_FILE\` names the file, for example \`JWT_SECRET_FILE=/run/secrets/JWT_SECRET\`. A setting that is in both
places ends the program, and so does an empty file, except for \`S3_ACCESS_KEY_ID\`, \`S3_SECRET_ACCESS_KEY\` and \`DATABASE_DIRECT_URL\`.

This page is generated from the schemas in \`apps/*/src/config.ts\`: \`pnpm vitest run settings-page -u\`.
`

/** Builds docs/settings.md. Throws if two programs describe one setting differently. */
export function settingsPage(programs: readonly ConfiguredProgram[]): string {
  const settings = settingsOf(programs)
  const linesOf = (isRequired: boolean) =>
    [...settings].filter(([, setting]) => setting.isRequired === isRequired).map(lineOf)
  return [
    INTRODUCTION,
    '## Production must set',
    linesOf(true).join('\n'),
    '',
    '## Optional',
    linesOf(false).join('\n'),
    '',
  ].join('\n')
}

function settingsOf(programs: readonly ConfiguredProgram[]): Map<string, Setting> {
  const settings = new Map<string, Setting>()
  for (const { name: program, environment, refused } of programs) {
    for (const [name, schema] of Object.entries(environment.shape)) {
      const { description = '', default: value } = z.toJSONSchema(schema as z.ZodType, {
        io: 'input',
        unrepresentable: 'any',
      })
      const fallback = typeof value === 'string' || typeof value === 'number' ? value : undefined
      const isRequired = refused.includes(name) || !(schema as z.ZodType).safeParse(undefined).success
      const known = settings.get(name)
      if (known && known.meaning !== description)
        throw new Error(
          `${program} describes ${name} as «${description}», another program as «${known.meaning}»`,
        )
      if (known) known.programs.push(program)
      if (known) known.isRequired ||= isRequired
      else settings.set(name, { programs: [program], isRequired, fallback, meaning: description })
    }
  }
  return settings
}

function lineOf([name, { programs, isRequired, fallback, meaning }]: [string, Setting]): string {
  const place = typeof fallback === 'string' && isAbsolute(fallback) ? relative(root, fallback) : fallback
  const isShown = !isRequired && place !== undefined && place !== ''
  const facts = [programs.join(', '), ...(isShown ? [`default \`${place}\``] : [])].join('; ')
  return wrapped(`- \`${name}\` (${facts}). ${meaning}`)
}

function wrapped(text: string): string {
  const lines: string[] = ['']
  for (const word of text.split(' ')) {
    const last = lines.at(-1) ?? ''
    const longer = last === '' ? word : `${last} ${word}`
    if (longer.length <= COLUMNS) lines[lines.length - 1] = longer
    else lines.push(`  ${word}`)
  }
  return lines.join('\n')
}
