export { demoLogins, type DemoLogin } from './demo-logins.ts'
export { seedTown } from './town.ts'
