// The first thing `npm start` and `npm test` run, on the machine's own Node (20 or newer, so plain JavaScript
// and no dependency): brings the pinned Node and pnpm, installs, generates, then hands over.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const nodeVersion = '24.21.0'
const root = fileURLToPath(new URL('../../', import.meta.url))
const pnpmVersion = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).packageManager.split('@')[1]
const commands = {
  start: ['packages/tooling/src/launcher/start.ts'],
  test: ['packages/tooling/src/verify/main.ts'],
}

const generators = {
  'lists of endpoints and jobs': 'packages/tooling/src/generators/generate.ts',
  'database client': 'packages/db/src/prisma/generate.ts',
}

class Refusal extends Error {}

function say(sentence, since) {
  const took = since === undefined ? '' : `${((Date.now() - since) / 1000).toFixed(1)} s`
  process.stdout.write(`${sentence.padEnd(68)} ${took.padStart(8)}\n`)
}

function whatWentWrong(output) {
  const text = String(output)
  if (/ENOSPC|no space left/i.test(text)) return 'the disk is full'
  if (/EACCES|EROFS|EPERM|permission denied/i.test(text)) return 'a directory may not be written'
  if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|network|fetch failed/i.test(text)) {
    return 'the package registry cannot be reached; the first run needs the network'
  }
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
  return lines.filter((line) => /err/i.test(line)).slice(-1)[0] ?? lines.slice(-1)[0] ?? 'no reason was given'
}

/** The same npm that runs this script, or the one on the path. */
function npm(args, cwd) {
  const own = process.env.npm_execpath
  const options = { cwd, encoding: 'utf8' }
  if (own && /npm-cli\.[cm]?js$/.test(own)) return spawnSync(process.execPath, [own, ...args], options)
  return spawnSync('npm', args, { ...options, shell: process.platform === 'win32' })
}

/** The platform's own package of Node: the package `node` needs an install script, which npm 12 does not run. */
function platformNode() {
  const platform = { linux: 'linux', win32: 'win' }[process.platform]
  if (platform && ['x64', 'arm64'].includes(process.arch)) return `node-${platform}-${process.arch}`
  if (process.versions.node.startsWith('24.')) return undefined
  throw new Refusal(
    `For ${process.platform} on ${process.arch} npm has no Node ${nodeVersion}: install Node 24 from nodejs.org, then run this again.`,
  )
}

function bringTools() {
  const name = platformNode()
  const tools = join(root, '.cache', 'toolchain', `node-${nodeVersion}-pnpm-${pnpmVersion}`)
  const node = name
    ? join(tools, 'node_modules', name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node')
    : process.execPath
  const pnpm = join(tools, 'node_modules', 'pnpm', 'bin', 'pnpm.mjs')
  if (existsSync(node) && existsSync(pnpm)) return { node, pnpm, tools }

  const since = Date.now()
  const unfinished = `${tools}.${process.pid}`
  mkdirSync(unfinished, { recursive: true })
  writeFileSync(join(unfinished, 'package.json'), '{"private":true}')
  const flags = [
    '--no-save',
    '--no-package-lock',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ]
  const wanted = [name && `${name}@${nodeVersion}`, `pnpm@${pnpmVersion}`].filter(Boolean)
  const run = npm(['install', `--prefix=${unfinished}`, ...flags, ...wanted], unfinished)
  if (run.status !== 0) {
    rmSync(unfinished, { recursive: true, force: true })
    const reason = whatWentWrong(`${run.error ?? ''}${run.stderr ?? ''}`)
    throw new Refusal(`Node ${nodeVersion} and pnpm ${pnpmVersion} could not be fetched: ${reason}.`)
  }
  // Renamed at the end, so that a run killed half way leaves no half of a toolchain.
  rmSync(tools, { recursive: true, force: true })
  renameSync(unfinished, tools)
  say(`Node ${nodeVersion} and pnpm ${pnpmVersion} fetched`, since)
  return { node, pnpm, tools }
}

/** Everything an install depends on; the same answer means there is nothing to install. */
function installFingerprint() {
  const hash = createHash('sha256').update(`${root}|${nodeVersion}|${pnpmVersion}`)
  const files = ['package.json', 'pnpm-workspace.yaml', 'pnpm-lock.yaml', 'prisma/package.json']
  for (const group of ['apps', 'packages']) {
    for (const name of readdirSync(join(root, group))) files.push(`${group}/${name}/package.json`)
  }
  for (const file of files.toSorted())
    if (existsSync(join(root, file))) hash.update(file).update(readFileSync(join(root, file)))
  return hash.digest('hex')
}

function install({ node, pnpm }, env) {
  const stamp = join(root, 'node_modules', '.install-fingerprint')
  const fingerprint = installFingerprint()
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint) return
  const since = Date.now()
  // CI=true: pnpm must never stop to ask, not even when it has to replace a node_modules of another pnpm.
  const run = spawnSync(
    node,
    [pnpm, 'install', '--frozen-lockfile', '--prefer-offline', '--reporter=append-only'],
    {
      cwd: root,
      encoding: 'utf8',
      env: { ...env, CI: 'true' },
      maxBuffer: 64 * 1024 * 1024,
    },
  )
  if (run.status !== 0) {
    const output = `${run.error ?? ''}${run.stdout ?? ''}${run.stderr ?? ''}`
    process.stderr.write(`${output.trim().split('\n').slice(-12).join('\n')}\n`)
    throw new Refusal(`The packages could not be installed: ${whatWentWrong(output)}.`)
  }
  writeFileSync(stamp, fingerprint)
  say('Packages installed', since)
}

function generate({ node }, env) {
  const since = Date.now()
  for (const [what, script] of Object.entries(generators)) {
    const run = spawnSync(node, [script], { cwd: root, env, encoding: 'utf8' })
    if (run.status === 0) continue
    process.stderr.write(`${run.stdout ?? ''}${run.stderr ?? ''}`)
    throw new Refusal(`The ${what} could not be generated: ${whatWentWrong(run.stderr)}.`)
  }
  if (Date.now() - since > 800) say('Database client and lists generated', since)
}

function handOver({ node }, script, env) {
  const child = spawn(node, [...script, ...process.argv.slice(3)], { cwd: root, env, stdio: 'inherit' })
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

function main() {
  const script = commands[process.argv[2]]
  if (!script) throw new Refusal(`Run it as «npm ${Object.keys(commands).join('» or «npm ')}».`)
  if (Number(process.versions.node.split('.')[0]) < 20) {
    throw new Refusal(`Node ${process.versions.node} is too old to begin with: install Node 20 or newer.`)
  }
  const tools = bringTools()
  const path = [
    dirname(tools.node),
    join(tools.tools, 'node_modules', '.bin'),
    join(root, 'node_modules', '.bin'),
  ]
  const env = {
    ...process.env,
    PATH: [...path, process.env.PATH].join(delimiter),
    NODE_COMPILE_CACHE: join(root, '.cache', 'compile'),
  }
  install(tools, env)
  generate(tools, env)
  handOver(tools, script, env)
}

try {
  main()
} catch (failure) {
  process.stderr.write(
    `${failure instanceof Refusal ? failure.message : `It could not begin: ${whatWentWrong(failure)}.`}\n`,
  )
  process.exit(1)
}
