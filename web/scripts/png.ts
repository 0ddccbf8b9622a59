import { deflateSync } from 'node:zlib'

/** What a pixel of a picture is made of: colour types of PNG by the number of bytes. */
const TYPES: Readonly<Record<number, number>> = { 3: 2, 4: 6 }

/** Empty rows of pixels, each with the byte before it that names its filter (none). */
export const rows = (width: number, height: number, bytes: number): Uint8Array => new Uint8Array((width * bytes + 1) * height)

/** A picture as a file; `bytes` are those of a pixel: red, green, blue, and how opaque it is. */
export function png(pixels: Uint8Array, width: number, height: number, bytes: number): Uint8Array {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, TYPES[bytes]!, 0, 0, 0], 8)
  return Buffer.concat([Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]), chunk('IHDR', head), chunk('IDAT', deflateSync(pixels, { level: 9 })), chunk('IEND', Buffer.alloc(0))])
}

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

function crc32(data: Uint8Array): number {
  let sum = ~0
  for (const byte of data) {
    sum ^= byte
    for (let i = 0; i < 8; i++) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0)
  }
  return ~sum >>> 0
}

export function rgb(colour: string): number[] {
  return [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16))
}
