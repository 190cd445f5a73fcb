// The first thing `npm start`, `npm test`, `npm run build` and `npm run setup` run, on the machine's own Node (20 or newer, so
// plain JavaScript and no dependency): brings the pinned Node and pnpm, installs, generates, then hands over.
import { spawn } from 'node:child_process'
import {
  bringToolsAndPackages,
  environment,
  Refusal,
  root,
  run,
  say,
  whatWentWrong,
} from './bootstrap-packages.mjs'

/** Which packages a command needs: those that run the service, or those of checks, tests and the laboratory too. */
const commands = {
  start: { script: 'packages/tooling/src/launcher/start.ts', packages: 'run' },
  test: { script: 'packages/tooling/src/verify/main.ts', packages: 'all' },
  build: { script: 'packages/tooling/src/build/main.ts', packages: 'run' },
  setup: { script: undefined, packages: 'all' },
}

const generators = {
  'lists of endpoints and jobs': 'packages/tooling/src/generators/generate.ts',
  'database client': 'packages/db/src/prisma/generate.ts',
}

async function generate(node, env) {
  const since = Date.now()
  await Promise.all(
    Object.entries(generators).map(async ([what, script]) => {
      const { status, output } = await run(node, [script], { cwd: root, env })
      if (status === 0) return
      process.stderr.write(output)
      throw new Refusal(`The ${what} could not be generated: ${whatWentWrong(output)}.`)
    }),
  )
  if (Date.now() - since > 800) say('Database client and lists generated', since)
}

function handOver(node, script, env) {
  const child = spawn(node, [script, ...process.argv.slice(3)], { cwd: root, env, stdio: 'inherit' })
  // Ctrl-C reaches the child from the terminal itself. SIGTERM to npm does not reach this process at all (npm ends, its
  // shell ends, this one is orphaned), so it watches its parent.
  const parent = process.ppid
  let ending = false
  const end = () => {
    if (!ending) child.kill('SIGTERM')
    ending = true
  }
  process.on('SIGINT', () => {})
  process.on('SIGTERM', end)
  process.on('SIGHUP', end)
  setInterval(() => process.ppid !== parent && end(), 300).unref()
  child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 143)))
}

async function main() {
  const command = commands[process.argv[2]]
  if (!command) throw new Refusal(`Run it as «npm run ${Object.keys(commands).join('» or «npm run ')}».`)
  if (Number(process.versions.node.split('.')[0]) < 20) {
    throw new Refusal(`Node ${process.versions.node} is too old to begin with: install Node 20 or newer.`)
  }
  const node = await bringToolsAndPackages(command.packages)
  const env = environment(node)
  await generate(node, env)
  if (command.script) handOver(node, command.script, env)
}

try {
  await main()
} catch (failure) {
  process.stderr.write(
    `${failure instanceof Refusal ? failure.message : `It could not begin: ${whatWentWrong(failure)}.`}\n`,
  )
  process.exit(1)
}
