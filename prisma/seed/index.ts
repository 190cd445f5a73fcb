export { demoLogins, type DemoLogin } from './demo-logins.ts'
export { demoStaff, type DemoStaff } from './demo-staff.ts'
export { notifySandbox } from './notify-sandbox.ts'
export { seedDemoData } from './environment.ts'
