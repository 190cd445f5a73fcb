export { demoLogins, type DemoLogin } from './demo-logins.ts'
export { demoStaff, type DemoStaff } from './demo-staff.ts'
export { seedTown } from './town.ts'
