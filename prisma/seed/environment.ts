import { connectDatabase } from '@hygiene/db/connect'
import { seoulYear } from '@hygiene/domain/time/seoul-day'
import { seedContent } from './seed-content.ts'
import { seedCourses } from './seed-courses.ts'
import { seedExam } from './seed-exam.ts'
import { seedInPerson } from './seed-in-person.ts'
import { seedInquiries } from './seed-inquiries.ts'
import { seedLateMoney } from './seed-late-money.ts'
import { seedLookup } from './seed-lookup.ts'
import { seedMoney } from './seed-money.ts'
import { seedOldRecords } from './seed-old-records.ts'
import { seedPeople } from './seed-people.ts'
import { seedRefusedRefund } from './seed-refused-refund.ts'
import { seedStaff } from './seed-staff.ts'

export async function seedDemoData(databaseUrl: string, publicUrl: string, now = new Date()): Promise<void> {
  const database = connectDatabase({ url: databaseUrl })
  try {
    const year = seoulYear(now)
    await database.db.$transaction(
      async (db) => {
        await seedContent(db)
        await seedLookup(db)
        const courses = await seedCourses(db, year)
        await seedExam(db, year, courses.restaurant.lectures)
        await seedPeople(db, { courses, now, publicUrl })
        await seedLateMoney(db, { courses, now, publicUrl })
        await seedRefusedRefund(db, { courses, now, publicUrl })
        await seedOldRecords(db)
        await seedInPerson(db, { now, publicUrl })
        await seedMoney(db)
        await seedStaff(db)
        await seedInquiries(db, now)
        // Moves the public content to the console, where staff edit it.
        await db.$executeRaw`SELECT "adopt_contents"()`
        await db.$executeRaw`SELECT "adopt_sites_and_questions"()`
      },
      { timeout: 60_000 },
    )
  } finally {
    await database.close()
  }
}
