import { relative } from 'node:path'
import { demoLogins, demoStaff } from '@hygiene/seed'
import { endWith } from './end-with.ts'
import { root } from './paths.ts'
import { LaunchFailure, say } from './step.ts'
import { startEnvironment, type Environment, type EnvironmentOptions } from './environment.ts'

export async function runEnvironment(options: Omit<EnvironmentOptions, 'signal'>): Promise<void> {
  const since = performance.now()
  const ending = new AbortController()
  const starting = startEnvironment({ ...options, signal: ending.signal })
  endWith(async () => {
    ending.abort()
    // A failed or aborted start has already ended its processes.
    await starting.then(
      (environment) => environment.stop(),
      () => {},
    )
  })
  try {
    announce(await starting, performance.now() - since)
  } catch (failure) {
    if (ending.signal.aborted) return
    if (!(failure instanceof LaunchFailure)) throw failure
    process.stderr.write(`\n${failure.message}\n`)
    process.exit(1)
  }
}

/** Names the running Node as typed in the project's folder, because the machine's own may be too old for our sources. */
function presentNode(): string {
  const inside = relative(root, process.execPath)
  return inside.startsWith('..') ? process.execPath : inside
}

function announce(environment: Environment, took: number): void {
  say('')
  say(`Ready after ${(took / 1000).toFixed(1)} s: ${environment.url}`)
  say(
    `Payments and identity checks happen at ${environment.sandboxUrl}, text messages arrive at ${environment.sandboxUrl}/mailbox`,
  )
  if (environment.checkInUrl)
    say(`The check-in of today’s venue, for a staff phone: ${environment.checkInUrl}`)
  say('')
  say(`Log in as one of these, each with the password ${demoLogins[0]?.password ?? ''}`)
  say(
    '(an environment of an older version keeps its own password; `npm start -- --reset` makes a new environment)',
  )
  for (const { userId, name, story } of demoLogins) say(`  ${userId.padEnd(12)} ${name}  ${story}`)
  say('')
  say(
    `Staff log in at ${environment.url}/staff/ with the password ${demoStaff[0]?.password ?? ''} and a code. This prints one:`,
  )
  say(`  DATABASE_URL=${environment.databaseUrl} ${presentNode()} apps/console/src/staff.ts code <loginId>`)
  say(`An authenticator app with the key ${demoStaff[0]?.appKey ?? ''} shows it too.`)
  for (const { loginId, name, story } of demoStaff) say(`  ${loginId.padEnd(12)} ${name}  ${story}`)
  say('')
  if (!environment.isAdminBuilt) say('The staff console is still being built; its page opens by itself.')
  say('Ctrl-C ends everything.')
}
