// Brings the pinned Node and pnpm into .cache/toolchain, and the packages of the workspace.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const nodeVersion = '24.21.0'
export const root = fileURLToPath(new URL('../../', import.meta.url))
const pnpmVersion = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).packageManager.split('@')[1]

export class Refusal extends Error {}

export function say(sentence, since) {
  const took = since === undefined ? '' : `${((Date.now() - since) / 1000).toFixed(1)} s`
  process.stdout.write(`${sentence.padEnd(68)} ${took.padStart(8)}\n`)
}

export function whatWentWrong(output) {
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

/** Runs a program to its end, beside others; what it wrote is kept for the reason of a failure. */
export function run(program, args, options) {
  return new Promise((resolve) => {
    const child = spawn(program, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    const keep = (chunk) => (output = (output + chunk).slice(-60_000))
    child.stdout.on('data', keep)
    child.stderr.on('data', keep)
    child.once('error', (cause) => resolve({ status: 1, output: `${output}${cause}` }))
    child.once('close', (code) => resolve({ status: code ?? 1, output }))
  })
}

/** The same npm that runs this script, or the one on the path. */
function npm(args, cwd) {
  const own = process.env.npm_execpath
  if (own && /npm-cli\.[cm]?js$/.test(own)) return run(process.execPath, [own, ...args], { cwd })
  return run('npm', args, { cwd, shell: process.platform === 'win32' })
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

const tools = join(root, '.cache', 'toolchain', `node-${nodeVersion}-pnpm-${pnpmVersion}`)
const pnpmOf = (directory) => join(directory, 'node_modules', 'pnpm', 'bin', 'pnpm.mjs')

async function fetchTool(directory, wanted) {
  const since = Date.now()
  mkdirSync(directory, { recursive: true })
  writeFileSync(join(directory, 'package.json'), '{"private":true}')
  const flags = [
    '--no-save',
    '--no-package-lock',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ]
  const { status, output } = await npm(['install', `--prefix=${directory}`, ...flags, wanted], directory)
  if (status !== 0) throw new Refusal(`${wanted} could not be fetched: ${whatWentWrong(output)}.`)
  say(`${wanted} fetched`, since)
}

/** On the first run the packages are installed by the machine's own Node while the pinned one still comes. */
export async function bringToolsAndPackages(wanted) {
  const name = platformNode()
  const node = name
    ? join(tools, 'node_modules', name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node')
    : process.execPath
  if (existsSync(node) && existsSync(pnpmOf(tools))) {
    await install(node, pnpmOf(tools), environment(node), wanted)
    return node
  }
  const unfinished = `${tools}.${process.pid}`
  const forNode = join(unfinished, 'node')
  try {
    await fetchTool(unfinished, `pnpm@${pnpmVersion}`)
    await Promise.all([
      name && fetchTool(forNode, `${name}@${nodeVersion}`),
      install(process.execPath, pnpmOf(unfinished), process.env, wanted),
    ])
    if (name) mergeModules(forNode, unfinished)
    // Renamed at the end, so that a run killed half way leaves no half of a toolchain.
    rmSync(tools, { recursive: true, force: true })
    renameSync(unfinished, tools)
  } finally {
    rmSync(unfinished, { recursive: true, force: true })
  }
  return node
}

/** One folder of packages, so that one folder of programs comes onto the path. */
function mergeModules(from, to) {
  for (const folder of ['.', '.bin']) {
    for (const name of readdirSync(join(from, 'node_modules', folder))) {
      const target = join(to, 'node_modules', folder, name)
      if (!existsSync(target)) renameSync(join(from, 'node_modules', folder, name), target)
    }
  }
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

/** What is installed already may be more than is wanted: a start after a test takes nothing away. */
async function install(node, pnpm, env, wanted) {
  const fingerprintFile = join(root, 'node_modules', '.install-fingerprint')
  const fingerprint = installFingerprint()
  const [installed, packages] = existsSync(fingerprintFile)
    ? readFileSync(fingerprintFile, 'utf8').split(' ')
    : []
  if (installed === fingerprint && (packages === wanted || packages === 'all')) return
  const group = packages === 'all' ? 'all' : wanted
  const since = Date.now()
  // The age of a release is checked when it enters the lock file; checking the whole file again takes 12 s.
  const flags = [
    '--frozen-lockfile',
    '--config.minimumReleaseAge=0',
    '--prefer-offline',
    '--reporter=append-only',
  ]
  // CI=true: pnpm must never stop to ask, not even when it has to replace a node_modules of another pnpm.
  const { status, output } = await run(
    node,
    [pnpm, 'install', ...flags, ...(group === 'run' ? ['--prod'] : [])],
    { cwd: root, env: { ...env, CI: 'true' } },
  )
  if (status !== 0) {
    process.stderr.write(`${output.trim().split('\n').slice(-12).join('\n')}\n`)
    throw new Refusal(`The packages could not be installed: ${whatWentWrong(output)}.`)
  }
  writeFileSync(fingerprintFile, `${fingerprint} ${group}`)
  say(group === 'run' ? 'Packages that run the service installed' : 'All packages installed', since)
}

export function environment(node) {
  const path = [dirname(node), join(tools, 'node_modules', '.bin'), join(root, 'node_modules', '.bin')]
  return {
    ...process.env,
    PATH: [...path, process.env.PATH].join(delimiter),
    NODE_COMPILE_CACHE: join(root, '.cache', 'compile'),
  }
}
