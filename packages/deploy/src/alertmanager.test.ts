import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parse } from 'yaml'

type Receiver = { name: string; webhook_configs?: { url: string }[]; email_configs?: { to: string }[] }
type Config = { receivers: Receiver[]; inhibit_rules: unknown[]; global?: Record<string, string> }

const folder = fileURLToPath(new URL('../', import.meta.url))
const hasAmtool = spawnSync('amtool', ['--version']).status === 0
if (!hasAmtool)
  process.stderr.write(
    'NO AMTOOL: the routes of alarms are not walked; it comes with prometheus-alertmanager.\n',
  )

let scratch: string
beforeAll(() => {
  scratch = mkdtempSync(join(tmpdir(), 'alarms-'))
  writeFileSync(join(scratch, 'message'), `${CHAT}\n`)
  writeFileSync(join(scratch, 'empty'), '')
})
afterAll(() => rmSync(scratch, { recursive: true }))

const run = (program: string, text: string[], env: Record<string, string> = {}) =>
  spawnSync(program, text, { encoding: 'utf8', env: { PATH: process.env['PATH'] ?? '', ...env } })
const write = (env: Record<string, string>) => run('sh', [join(folder, 'alertmanager/write-config.sh')], env)

const CHAT = "https://chat.example.or.kr/hook?key=it's-secret"

function judge(config: string): [number | null, string] {
  if (!hasAmtool) return [0, '']
  const file = join(scratch, 'alertmanager.yml')
  writeFileSync(file, config)
  const { status, stderr } = run('amtool', ['check-config', file])
  return [status, stderr]
}

const MAIL = { ALERT_SMTP: 'smtp.example.or.kr:587', ALERT_SMTP_FROM: 'alarm@example.or.kr' }
const message = () => ({ ALERT_MESSAGE_FILE: join(scratch, 'message') })
const none = () => ({ ALERT_MESSAGE_FILE: join(scratch, 'empty') })

describe('the configuration of Alertmanager', () => {
  it.each([
    ['a message alone', () => message(), 1, 0, 0],
    ['mail alone', () => ({ ...none(), ...MAIL, ALERT_PAGE_MAIL: "o'brien@example.or.kr" }), 0, 1, 0],
    [
      'both',
      () => ({ ...message(), ...MAIL, ALERT_PAGE_MAIL: 'a@b.kr, c@d.kr', ALERT_TICKET_MAIL: 'e@f.kr' }),
      1,
      1,
      1,
    ],
    [
      'mail with a password',
      () => ({
        ...none(),
        ...MAIL,
        ALERT_PAGE_MAIL: 'a@b.kr',
        ALERT_SMTP_USER: 'alarm',
        ALERT_SMTP_PASSWORD_FILE: join(scratch, 'message'),
      }),
      0,
      1,
      0,
    ],
  ])('alerts by %s with a configuration that Alertmanager accepts', (_by, env, messages, pages, tickets) => {
    const { status, stdout, stderr } = write(env())
    expect([status, stderr]).toEqual([0, ''])
    const { receivers, global = {} } = parse(stdout) as Config
    const [page, ticket] = receivers
    expect(page?.email_configs ?? []).toHaveLength(pages)
    expect(ticket?.email_configs ?? []).toHaveLength(tickets)
    expect((page?.webhook_configs ?? []).map(({ url }) => url)).toEqual(Array(messages).fill(CHAT))
    expect(Object.keys(global).some((word) => word === 'smtp_auth_password')).toBe(false)
    expect(judge(stdout)).toEqual([0, ''])
  })

  it.runIf(hasAmtool)('routes every alarm by its severity to the receiver of that name', () => {
    const file = join(scratch, 'routes.yml')
    writeFileSync(file, write(message()).stdout)
    for (const severity of ['page', 'ticket']) {
      const text = ['config', 'routes', 'test', `--config.file=${file}`, `severity=${severity}`]
      expect(run('amtool', text).stdout.trim()).toBe(severity)
    }
  })

  it('suppresses only existing alarms', () => {
    const alerts = readFileSync(join(folder, 'prometheus/alerts.yml'), 'utf8')
    const { inhibit_rules } = parse(write(message()).stdout) as Config
    const names = [...JSON.stringify(inhibit_rules).matchAll(/[A-Z][a-z]+[A-Za-z]+/g)].map(([name]) => name)
    expect(names.length).toBeGreaterThan(6)
    expect(names.filter((name) => !alerts.includes(`alert: ${name}\n`))).toEqual([])
  })

  it.each([
    ['no person would hear of a page', () => none(), 'a page has to reach a person'],
    ['mail has no server', () => ({ ...none(), ALERT_PAGE_MAIL: 'a@b.kr' }), 'mail needs both'],
    [
      'a user has no password',
      () => ({ ...message(), ...MAIL, ALERT_TICKET_MAIL: 'a@b.kr', ALERT_SMTP_USER: 'alarm' }),
      'the password of ALERT_SMTP_USER',
    ],
  ])('refuses the configuration when %s', (_when, env, said) => {
    const { status, stderr } = write(env())
    expect([status === 0, stderr]).toEqual([false, expect.stringContaining(said)])
  })
})
