import { bareFastify, listenUntilEnded, success } from './parts.ts'

const app = bareFastify()
app.get('/hello', async () => success({ alive: true }))
await listenUntilEnded(app)
