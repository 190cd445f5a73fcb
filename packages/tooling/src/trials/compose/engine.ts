import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { root } from '../../launcher/paths.ts'
import { LaunchFailure } from '../../launcher/step.ts'

const run = promisify(execFile)

/** Runs a program with these words and answers its output; a failure says the end of what it wrote. */
export type Command = (...words: string[]) => Promise<string>

export interface Engine {
  docker: Command
  /** Compose as a plugin of docker, or as a program of its own. */
  composeWords: string[]
}

/** Runs one program in the top of the repository. */
export async function runProgram(
  [program = '', ...words]: readonly string[],
  env: Readonly<Record<string, string>> = {},
  input = '',
): Promise<string> {
  const ended = run(program, words, {
    cwd: root,
    env: { ...process.env, ...env },
    maxBuffer: 256 * 1024 * 1024,
  })
  // A program that ends early closes the pipe; its exit code says whether it failed.
  ended.child.stdin?.on('error', () => undefined).end(input)
  return ended.then(
    ({ stdout }) => stdout,
    (cause: Error & { stdout?: string; stderr?: string }) => {
      const said = `${cause.stdout ?? ''}${cause.stderr ?? ''}`.trim() || cause.message
      throw new LaunchFailure(`${program} ${words.join(' ').slice(0, 160)}:\n${said.slice(-4000)}`)
    },
  )
}

const docker: Command = (...words) => runProgram(['docker', ...words])

/** @throws LaunchFailure where no engine answers, or it has no Compose */
export async function findEngine(): Promise<Engine> {
  const version = await docker('version', '--format', '{{.Server.Version}}').catch(() => '')
  if (version === '')
    throw new LaunchFailure(
      `No Docker engine answers at ${process.env['DOCKER_HOST'] ?? 'its usual place'}: start one, or name it in DOCKER_HOST.`,
    )
  for (const words of [['docker', 'compose'], ['docker-compose']]) {
    const isThere = await runProgram([...words, 'version']).catch(() => null)
    if (isThere !== null) return { docker, composeWords: words }
  }
  throw new LaunchFailure('Docker is here without Compose: install its plugin, or docker-compose.')
}

export interface Project {
  name: string
  files: readonly string[]
  env: Readonly<Record<string, string>>
}

/** Compose over the files of a project. */
export function composeOf(engine: Engine, project: Project): Command {
  return (...words) => composeWith('', engine, project, ...words)
}

/** The same with a standard input. */
export function composeWith(
  input: string,
  { composeWords }: Engine,
  { name, files, env }: Project,
  ...words: string[]
): Promise<string> {
  const chosen = files.flatMap((file) => ['--file', file])
  const project = ['--project-name', name, '--project-directory', '.']
  return runProgram([...composeWords, ...project, ...chosen, ...words], env, input)
}
