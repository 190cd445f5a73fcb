import { bareFastify, listenUntilEnded, success } from './parts.ts'

/** The least an API on Fastify can be; its start is the floor of ours. */
const app = bareFastify()
app.get('/hello', async () => success({ alive: true }))
await listenUntilEnded(app)
