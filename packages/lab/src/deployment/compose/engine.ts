import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { root } from '@hygiene/tooling/paths'
import { LaunchFailure } from '@hygiene/tooling/step'

const run = promisify(execFile)

export type Command = (...text: string[]) => Promise<string>

export interface Engine {
  docker: Command
  composeText: string[]
}

export async function runProgram(
  [program = '', ...text]: readonly string[],
  env: Readonly<Record<string, string>> = {},
  input = '',
): Promise<string> {
  const ended = run(program, text, {
    cwd: root,
    env: { ...process.env, ...env },
    maxBuffer: 256 * 1024 * 1024,
  })
  // Ignores a closed pipe: a program that ends early closes it, and its exit code reports the failure.
  ended.child.stdin?.on('error', () => undefined).end(input)
  return ended.then(
    ({ stdout }) => stdout,
    (cause: Error & { stdout?: string; stderr?: string }) => {
      const said = `${cause.stdout ?? ''}${cause.stderr ?? ''}`.trim() || cause.message
      throw new LaunchFailure(`${program} ${text.join(' ').slice(0, 160)}:\n${said.slice(-4000)}`)
    },
  )
}

const docker: Command = (...text) => runProgram(['docker', ...text])

export async function findEngine(): Promise<Engine> {
  const version = await docker('version', '--format', '{{.Server.Version}}').catch(() => '')
  if (version === '')
    throw new LaunchFailure(
      `No Docker engine answers at ${process.env['DOCKER_HOST'] ?? 'its usual place'}: start one, or name it in DOCKER_HOST.`,
    )
  for (const text of [['docker', 'compose'], ['docker-compose']]) {
    const isThere = await runProgram([...text, 'version']).catch(() => null)
    if (isThere !== null) return { docker, composeText: text }
  }
  throw new LaunchFailure('Docker is here without Compose: install its plugin, or docker-compose.')
}

export interface Project {
  name: string
  files: readonly string[]
  env: Readonly<Record<string, string>>
}

export function composeOf(engine: Engine, project: Project): Command {
  return (...text) => composeWith('', engine, project, ...text)
}

export function composeWith(
  input: string,
  { composeText }: Engine,
  { name, files, env }: Project,
  ...text: string[]
): Promise<string> {
  const chosen = files.flatMap((file) => ['--file', file])
  const project = ['--project-name', name, '--project-directory', '.']
  return runProgram([...composeText, ...project, ...chosen, ...text], env, input)
}
