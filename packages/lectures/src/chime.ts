import { createWriteStream } from 'node:fs'
import { finished } from 'node:stream/promises'

const sampleRate = 16_000
const chimeSeconds = 1.6
const loudness = 0.05

function chimeSample(seconds: number): number {
  const first = Math.sin(2 * Math.PI * 659.26 * seconds) * Math.exp(-3.2 * seconds)
  const later = seconds - 0.28
  const second = later < 0 ? 0 : Math.sin(2 * Math.PI * 880 * later) * Math.exp(-3.2 * later)
  const fade = Math.min(1, seconds / 0.01, (chimeSeconds - seconds) / 0.1)
  return loudness * fade * (first + second)
}

function waveHeader(byteCount: number): Buffer {
  const header = Buffer.alloc(44)
  header.write('RIFF', 0)
  header.writeUInt32LE(36 + byteCount, 4)
  header.write('WAVEfmt ', 8)
  header.writeUInt32LE(16, 16)
  header.writeUInt16LE(1, 20)
  header.writeUInt16LE(1, 22)
  header.writeUInt32LE(sampleRate, 24)
  header.writeUInt32LE(sampleRate * 2, 28)
  header.writeUInt16LE(2, 32)
  header.writeUInt16LE(16, 34)
  header.write('data', 36)
  header.writeUInt32LE(byteCount, 40)
  return header
}

function secondOfSound(second: number, chimesAt: readonly number[]): Buffer {
  const chimeAt = chimesAt.findLast((start) => start <= second)
  const samples = Buffer.alloc(sampleRate * 2)
  if (chimeAt === undefined || second - chimeAt >= chimeSeconds) return samples
  for (let index = 0; index < sampleRate; index += 1) {
    const seconds = second - chimeAt + index / sampleRate
    if (seconds < chimeSeconds) samples.writeInt16LE(Math.round(chimeSample(seconds) * 32_767), index * 2)
  }
  return samples
}

export async function writeChimes(
  path: string,
  durationSeconds: number,
  chimesAt: readonly number[],
): Promise<void> {
  const file = createWriteStream(path)
  file.write(waveHeader(durationSeconds * sampleRate * 2))
  for (let second = 0; second < durationSeconds; second += 1) file.write(secondOfSound(second, chimesAt))
  file.end()
  await finished(file)
}
