import { createSocket } from 'node:dgram'
import { answerTo } from './answer-to.ts'

/** Serves names in its own process so that no answer waits for the run: `node names-main.ts <address> <JSON of names>`. */
const [address, names = '{}'] = process.argv.slice(2)
const known = new Map(Object.entries(JSON.parse(names) as Record<string, string>))
const socket = createSocket('udp4')
socket.on('message', (question, from) => socket.send(answerTo(question, known), from.port, from.address))
socket.bind(53, address, () => process.stdout.write('ready\n'))
