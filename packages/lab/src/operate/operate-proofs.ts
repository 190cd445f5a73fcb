export type Proof =
  | { run: Readonly<Record<string, string>>; ends?: number; says?: RegExp }
  | { sql: Readonly<Record<string, string>> }
  | { elsewhere: string; text: string }
  | 'script'

const BACKUP_TEST = 'apps/console/src/backup.test.ts'
const NAME = { '<loginId>': 'haneul', '"…"': '김하늘', '=…': '=Haetbit!79-operate', '…': 'finance' }
const SESSION = {
  '--to <no>': '--to <other>',
  '--venue <no>': '--venue <venue>',
  '<application>': '2000000',
  '"…"': '통화',
}
const none = {}

export const PROOFS: Readonly<Record<string, Proof>> = {
  'npm start': 'script',
  'npm start -- --reset': 'script',
  'npm test': 'script',
  'pnpm build': 'script',
  'pnpm dev': 'script',
  'pnpm staff': 'script',
  'pnpm sessions': 'script',
  'pnpm check-in': 'script',
  'pnpm ready': {
    elsewhere: 'apps/console/src/ready.test.ts',
    text: 'prints the list of an empty database in order and ends with 1',
  },
  'pnpm trace': {
    elsewhere: 'packages/tooling/src/build/bundle.test.ts',
    text: 'maps a stack trace to source lines',
  },
  'pnpm lab rolling-restart': 'script',
  'pnpm lab pgbouncer': 'script',
  'pnpm lab faults': 'script',
  'pnpm lab faults --only distorting --minutes 60 --pause 5': 'script',
  'pnpm lab chart': 'script',
  'pnpm lab compose': 'script',
  'pnpm bench traces': 'script',
  'pnpm lab point-in-time': 'script',
  'node packages/db/src/migrations/main.ts': { run: none, says: /Nothing to migrate/ },
  'pnpm secrets': 'script',
  'pnpm secrets <folder>': { run: none, says: /Made .*JWT_SECRET/ },
  'pnpm backup <folder>': { run: none, says: /tables, \d+ rows; 0 files were new/ },
  'pnpm restore': { elsewhere: BACKUP_TEST, text: 'refuses a damaged backup and leaves no table' },
  'pnpm restore <folder>/<backup>': {
    elsewhere: BACKUP_TEST,
    text: 'restores every row and file and reuses no number',
  },
  'pnpm restore --returned "2026-12-30 14:05:00+09" <folder>': {
    elsewhere: BACKUP_TEST,
    text: 'reuses no number after a database return, looks up messages and restores the files',
  },
  'pnpm storage move': {
    elsewhere: 'apps/console/src/bucket.test.ts',
    text: 'copies the files of the folder and changes nothing the second time',
  },
  'pnpm documents redraw': { run: none, says: /0 documents and 0 uploads/ },
  'pnpm documents redraw --order': { run: none, says: /0 documents and 0 uploads/ },
  'pnpm jobs': { run: none },
  'pnpm jobs retry': { run: none },
  'pnpm jobs retry <id>': { run: { '<id>': '1' } },
  'STAFF_PASSWORD=… pnpm staff add <loginId> --name "…" --role headquarters|branch|education|finance|support|readOnly':
    { run: NAME, says: /haneul may log in/ },
  'pnpm staff role <loginId> --role …': { run: NAME, says: /haneul is finance now/ },
  'pnpm staff reset-totp <loginId>': { run: NAME, says: /authenticator app/ },
  'STAFF_PASSWORD=… pnpm staff password <loginId>': { run: NAME, says: /new password/ },
  'pnpm staff disable <loginId>': { run: NAME, says: /may not log in/ },
  'pnpm staff list': { run: none, says: /haneul\tfinance\t.*disabled/ },
  'pnpm staff code <loginId>': { run: { '<loginId>': 'bonbu' }, says: /^\d{6}$/m },
  'pnpm check-in <no> [--label "front entry"]': { run: none, says: /https?:\/\// },
  'pnpm courses tax <no> taxable|exempt "…"': {
    run: { '<no>': '<course>', '"…"': '결정함' },
    says: /taxable/,
  },
  'pnpm sessions list': { run: none, says: /수원/ },
  'pnpm sessions show <no> --reason "…"': { run: SESSION, says: /수원/ },
  'pnpm sessions exceptions --reason "…"': { run: SESSION },
  'pnpm sessions move <no> --reason "…" [--starts "2026-12-10 10:00"] [--ends "…"] [--venue <no>]': {
    run: { '--ends "…"': '--ends "2026-12-10 18:00"', '2026-12-10': '<day>', ...SESSION },
  },
  'pnpm sessions settle <application> --present|--absent --reason "…"': {
    run: SESSION,
    ends: 1,
    says: /no in-person application/,
  },
  'pnpm sessions cancel <no> --reason "…" [--to <no>]': { run: SESSION },

  "ALTER ROLE <role> SET timezone = 'UTC';": { sql: none },
  "ALTER ROLE <role> SET lock_timeout = '2500ms';": { sql: none },
  "ALTER ROLE <role> SET statement_timeout = '40s';": { sql: none },
  "ALTER ROLE <role> SET idle_in_transaction_session_timeout = '10s';": { sql: none },
  'SELECT pid, state, query FROM pg_stat_activity WHERE pid = ANY (pg_blocking_pids(<waiting pid>))': {
    sql: { '<waiting pid>': '0' },
  },
  'SELECT pg_terminate_backend(<pid>)': { sql: { '<pid>': '999999999' } },
  'UPDATE "BlockedRange" SET "endsAt" = now() WHERE "rangeNo" = …': { sql: { '…': '1' } },
}
