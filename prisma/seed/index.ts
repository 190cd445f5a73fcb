export { demoLogins, type DemoLogin } from './demo-logins.ts'
export { demoStaff, type DemoStaff } from './demo-staff.ts'
export { tellSandbox } from './tell-sandbox.ts'
export { seedTown } from './town.ts'
