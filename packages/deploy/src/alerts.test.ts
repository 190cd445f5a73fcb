import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { GIVEN_NUMBERS, numbersIn } from './given-numbers.ts'

type Rule = {
  alert: string
  expr: string
  for: string
  labels: { severity: string }
  annotations: { summary: string; runbook: string }
}

const root = fileURLToPath(new URL('../../../', import.meta.url))
const read = (file: string): string => readFileSync(join(root, file), 'utf8')
const { groups }: { groups: { rules: Rule[] }[] } = parse(read('packages/deploy/prometheus/alerts.yml'))
const rules = groups.flatMap((group) => group.rules)

it.each(rules.map((rule) => [rule.alert, rule] as const))(
  'queries for %s only numbers that a process reports',
  (_name, rule) => {
    const asked = numbersIn(rule.expr)
    expect(asked.length).toBeGreaterThan(0)
    expect(asked.filter((name) => !GIVEN_NUMBERS.has(name))).toEqual([])
  },
)

it('links every alarm to a section of docs/operate.md with instructions', () => {
  const sections = [...read('docs/operate.md').matchAll(/^## (.+)$/gm)].map((match) =>
    (match[1] ?? '').toLowerCase().replaceAll(' ', '-'),
  )
  expect(rules.length).toBeGreaterThan(10)
  for (const { alert, annotations, labels } of rules) {
    expect([alert, sections.includes(annotations.runbook)]).toEqual([alert, true])
    expect(['page', 'ticket']).toContain(labels.severity)
  }
})

const rulesFolder = join(root, 'packages/deploy/prometheus')
const hasPromtool = spawnSync('promtool', ['--version']).status === 0
if (!hasPromtool)
  process.stderr.write('NO PROMTOOL: the alarms are not fired; it comes with the package prometheus.\n')

it.runIf(hasPromtool)(
  'fires every alarm once and none in normal operation',
  () => {
    const { status, stdout, stderr } = spawnSync('promtool', ['test', 'rules', 'alerts.fired.yml'], {
      cwd: rulesFolder,
      encoding: 'utf8',
    })
    expect({ status, said: `${stdout}${stderr}` }).toEqual({
      status: 0,
      said: expect.stringContaining('SUCCESS'),
    })
    const fired = read('packages/deploy/prometheus/alerts.fired.yml')
    expect(rules.filter(({ alert }) => !fired.includes(`alertname="${alert}"`))).toEqual([])
  },
  30_000,
)
