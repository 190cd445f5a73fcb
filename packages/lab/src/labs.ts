export interface Lab {
  program: string
  answers: string
  options?: string
}

export const LABS: Readonly<Record<string, Lab>> = {
  bench: {
    program: 'bench/main.ts',
    answers: 'How fast is our code beside its floor?',
    options: '[--write] [name …]',
  },
  'api-start': {
    program: 'bench/api-start.ts',
    answers: 'Are start and memory of the built API within their budgets?',
  },
  'weak-line': {
    program: 'bench/weak-line.ts',
    answers: 'Does a converted video play over a slow line?',
    options: '<folder> [kbit/s] [seconds]',
  },
  prose: {
    program: 'prose/main.ts',
    answers: 'Do comments have a verb, and can titles be read alone?',
    options: '[--seed n] [--sample n]',
  },
  fuzz: {
    program: 'fuzz/main.ts',
    answers: 'Does any operation break under random calls in three roles?',
    options: '[--seed n] [--calls n]',
  },
  faults: {
    program: 'faults/main.ts',
    answers: 'Is anything acknowledged lost, or done twice, when a part of the service fails?',
    options: '[--only "part of a name"] [--minutes n] [--pause n]',
  },
  surge: {
    program: 'load/surge-main.ts',
    answers: 'Does the service answer a crowd?',
    options: '[people] [seconds] [entry of another version]',
  },
  december: {
    program: 'load/december/main.ts',
    answers: 'Does every promise hold in the last days of December, at 1:20?',
    options: '[processes=n] [front=none|tls] [factor=n] …',
  },
  'rolling-restart': {
    program: 'load/rolling-restart-main.ts',
    answers: 'Does a viewer lose a record while each API is replaced?',
    options: '[rounds] [viewers]',
  },
  pgbouncer: {
    program: 'load/pgbouncer-main.ts',
    answers: 'Do API and worker keep their promises behind a pooler?',
    options: '[on|off] [seconds]',
  },
  'point-in-time': {
    program: 'restore/main.ts',
    answers: 'Does an empty machine come back to an earlier instant after the disk is lost?',
    options: '[archive|backup]',
  },
  opening: {
    program: 'deployment/opening-main.ts',
    answers: 'Does an association open from an empty production database through the screens alone?',
    options: '[short]',
  },
  compose: {
    program: 'deployment/compose-main.ts',
    answers: 'Do both compose files start on a Docker engine, with TLS and generated secrets?',
    options: '[built]',
  },
  chart: {
    program: 'chart/main.ts',
    answers: 'Does the Kustomize chart start beside PostgreSQL, Redis and S3 over TLS?',
  },
}

export function listOfLabs(): string {
  const width = Math.max(...Object.keys(LABS).map((name) => name.length))
  const lines = Object.entries(LABS).map(
    ([name, { answers, options }]) => `  ${name.padEnd(width)}  ${answers}${options ? ` ${options}` : ''}\n`,
  )
  return `pnpm lab <name> [options]\n${lines.join('')}`
}
