import { parentPort, workerData } from 'node:worker_threads'
import { createSocket } from 'node:dgram'
import { answerTo } from './answer-to.ts'

/** Serves names in a thread of its own, so that an answer never waits for what the trial is doing. */
const { address, port, names } = workerData as { address: string; port: number; names: Map<string, string> }
const socket = createSocket('udp4')
socket.on('message', (question, from) => socket.send(answerTo(question, names), from.port, from.address))
socket.bind(port, address, () => parentPort?.postMessage('listening'))
parentPort?.on('message', ([name, place]: [string, string]) => names.set(name, place))
