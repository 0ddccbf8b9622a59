// For tests, where no server is: the page's own files come from the disk.
import { readFile } from 'node:fs/promises'

const path = (address: string): string => (address.startsWith('/@fs/') ? address.slice('/@fs'.length) : process.cwd() + address)

globalThis.fetch = async (address) => {
  const content = await readFile(path(String(address))).catch(() => null)
  return new Response(content, { status: content ? 200 : 404 })
}
