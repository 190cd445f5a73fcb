import { readdirSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Pod } from './cluster.ts'
import { engine } from './container.ts'
import { OUTSIDE } from './managed.ts'
import { run, tryRun } from './run.ts'
import { type Check, hold, type ChartRun } from './question.ts'

const inside = (pod: Pod, ...command: string[]) => engine.exec(pod.kept.name(), ...command)
const managed = (name: string) => OUTSIDE.get(`${name}.managed.test`) ?? ''

export function checkWalls({ cluster, secret, secrets, places }: ChartRun): Check[] {
  const one = (app: string): Pod => {
    const [pod] = cluster.readyOf(app)
    if (!pod) throw new Error(`No ${app} is ready`)
    return pod
  }
  const each = ['api', 'worker', 'web']

  return [
    [
      'no container writes its root, and /tmp is open',
      async () => {
        for (const app of each) {
          for (const place of ['/written', '/app/written', '/usr/written', '/etc/written'])
            hold((await inside(one(app), 'touch', place)).code !== 0, `${app} writes ${place}`)
          const { code, said } = await inside(one(app), 'touch', '/tmp/written')
          hold(code === 0, `${app} cannot write /tmp: ${said}`)
        }
        return each.join(', ')
      },
    ],
    [
      'all run without root, rights and new privileges, behind seccomp',
      async () => {
        for (const app of each) {
          const { said } = await inside(one(app), 'cat', '/proc/1/status')
          const value = (name: string) => new RegExp(`^${name}:\\s*(\\S+)`, 'm').exec(said)?.[1]
          const found = ['Uid', 'CapEff', 'CapBnd', 'NoNewPrivs', 'Seccomp'].map(value).join(' ')
          hold(/^[1-9]\d* 0+ 0+ 1 2$/.test(found), `${app}: ${found}`)
        }
        return 'uid, CapEff and CapBnd 0, NoNewPrivs 1, Seccomp 2'
      },
    ],
    [
      'secrets stand in files of the pod and nowhere else',
      async () => {
        const values = readdirSync(secrets)
          .map((name) => [name, secret(name)] as const)
          .filter(([, value]) => value !== '')
        for (const app of each) {
          const notified = [
            (await inside(one(app), 'cat', '/proc/1/environ')).said,
            (await inside(one(app), 'cat', '/proc/1/cmdline')).said,
            await run('docker', 'inspect', one(app).kept.name()),
            await engine.logs(one(app).kept.name()),
          ].join('\n')
          const leaked = values.filter(([, value]) => notified.includes(value)).map(([name]) => name)
          hold(leaked.length === 0, `${app} tells ${leaked.join(', ')}`)
        }
        const list = await inside(
          one('api'),
          'sh',
          '-c',
          'ls -ln /run/secrets/*/ && touch /run/secrets/hygiene/x',
        )
        hold(list.code !== 0, 'the API writes among its secrets')
        const files = list.said.split('\n').filter((line) => line.startsWith('-'))
        hold(files.length === 18 && files.every((line) => line.startsWith('-r--r-----')), list.said)
        const web = await inside(one('web'), 'ls', '/run/secrets')
        hold(web.code !== 0, `the web has ${web.said}`)
        return `${files.length} files -r--r----- in the API, none in the web; ${values.length} values looked for`
      },
    ],
    [
      'policies let through what is named and nothing else',
      async () => {
        const address = (app: string) => one(app).address
        const wanted: [from: string | Pod, to: string, port: number, isOpen: boolean][] = [
          [one('web'), managed('postgres'), 5432, false],
          [one('web'), managed('s3'), 443, false],
          [one('web'), address('worker'), 9464, false],
          [one('worker'), address('api'), 4000, false],
          [one('api'), address('web'), 8080, false],
          [one('api'), managed('postgres'), 5432, true],
          [one('worker'), managed('redis'), 6379, true],
          [places.INGRESS, address('web'), 8080, true],
          [places.INGRESS, address('api'), 4000, false],
          [places.INGRESS, address('api'), 9464, false],
          [places.PROMETHEUS, address('api'), 9464, true],
          [places.PROMETHEUS, address('worker'), 9464, true],
        ]
        for (const [from, to, port, isOpen] of wanted) {
          const reached = await reaches(from, to, port)
          const name = typeof from === 'string' ? from : from.app
          hold(reached === isOpen, `${name} → ${to}:${port} is ${reached ? 'open' : 'closed'}`)
        }
        return `${wanted.length} ways tried, ${wanted.filter((attempt) => attempt[3]).length} open`
      },
    ],
    [
      'numbers are told to Prometheus',
      async () => {
        await sleep(200)
        const { said } = await tryRun(
          'curl',
          '-s',
          '--interface',
          places.PROMETHEUS,
          `http://${one('worker').address}:9464/metrics`,
        )
        hold(said.includes('queue_jobs{') && said.includes('outbox_open'), said.slice(0, 300))
        return 'queue_jobs, which the autoscaler of the worker is fed with'
      },
    ],
  ]
}

const CONNECT = `
  const [host, port, localAddress] = process.argv.slice(1)
  const socket = require('node:net').connect({ host, port, localAddress }, () => process.exit(0))
  socket.on('error', () => process.exit(1))
  setTimeout(() => process.exit(1), 1000)`

async function reaches(from: string | Pod, to: string, port: number): Promise<boolean> {
  const there = typeof from === 'string' ? [] : await networkOf(from)
  const near = typeof from === 'string' ? from : from.address
  const text = [...there, process.execPath, '-e', CONNECT, to, String(port), near]
  return (await tryRun('env', ...text)).code === 0
}

const networkOf = async ({ name }: Pod): Promise<string[]> => [
  'nsenter',
  `--net=/proc/${await engine.pidOf(`${name}.pause`)}/ns/net`,
]
