import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Environment } from './open-environment.ts'
import { ROOT } from './program.ts'

export function consoleRoutes(): string[] {
  return globSync('apps/admin/src/routes/*-screens.ts', { cwd: ROOT })
    .map((file) => readFileSync(join(ROOT, file), 'utf8'))
    .flatMap((text) => [...text.matchAll(/behindLogin\(\s*'([^']+)'/g)])
    .map(([, route = '']) => route)
}

const RECORDS: Record<string, string> = {
  '/members/:no': `"memberNo" FROM "OnlineEnrolment" WHERE "status" = 'studying'`,
  '/inquiries/:number?': '"inquiryNo" FROM "Inquiry"',
  '/licences/:no': '"checkNo" FROM "LicenceCheck"',
  '/enrolments/:no': `"enrolmentNo" FROM "OnlineEnrolment" WHERE "status" = 'completed'`,
  '/payments/:number': '"paymentNo" FROM "Payment"',
  '/courses/:no': '"courseNo" FROM "Course"',
  '/lectures/:no?': '"lectureNo" FROM "Lecture"',
  '/sessions/:number': '"sessionNo" FROM "Booking"',
  '/questions/:no': '"questionNo" FROM "ExamQuestion"',
  '/surveys/:no': '"surveyNo" FROM "Survey"',
  '/certificates/:number': '"certificateNo" FROM "Certificate"',
  '/employees/:number?': '"employeeNo" FROM "Employee"',
  '/posts/:no': '"contentNo" FROM "Content"',
}

export interface ConsoleVisit {
  route: string
  address: string
}

export async function consoleVisits({ db }: Environment): Promise<ConsoleVisit[]> {
  const visits = await Promise.all(
    consoleRoutes().map(async (route): Promise<ConsoleVisit[]> => {
      const screen = `/staff${route.replace(/\/:\w+\??$/, '')}`
      const whole = route.includes(':') && !route.endsWith('?') ? [] : [{ route, address: screen }]
      const record = RECORDS[route]
      if (record === undefined) return whole
      const found = await db.$queryRawUnsafe<Record<string, number>[]>(`SELECT ${record} ORDER BY 1 LIMIT 1`)
      const numbers = found.flatMap((row) => Object.values(row))
      return [...whole, ...numbers.map((no) => ({ route, address: `${screen}/${no}` }))]
    }),
  )
  return visits.flat()
}
