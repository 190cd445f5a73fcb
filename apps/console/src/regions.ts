import { readFile } from 'node:fs/promises'
import { connectDatabase } from '@hygiene/db'
import { readDistrictList } from '@hygiene/domain'
import { renewDistricts } from '@hygiene/operations/lookup/renew-districts'
import { readConfig } from './config.ts'
import { decodeList } from './decode-list.ts'

const { DATABASE_URL: url } = readConfig(process.env)
const [path, ...others] = process.argv.slice(2)
if (url === '' || path === undefined || others.length > 0) {
  process.stderr.write(`Brings the districts (법정동) of the table of regions to the official list.
  pnpm regions FILE   the unpacked «법정동코드 전체자료» of https://www.code.go.kr
DATABASE_URL must be set.
`)
  process.exit(2)
}

const districts = readDistrictList(decodeList(await readFile(path)))
const database = connectDatabase({ url, poolSize: 1 })
try {
  const { added, renamed, closed, homeless } = await renewDistricts(database.db, districts, new Date())
  process.stdout.write(
    `${added} added, ${renamed} renamed, ${closed} closed, ${homeless} left out for want of their city\n`,
  )
} finally {
  await database.close()
}
