import type { Drawings } from './signs.svelte'

/** Drawn by us, for small sizes: what buttons and dice of several boards show. */
export const DRAWN = {
  again: { box: 24, line: true, path: 'M20 12a8 8 0 1 1-2.4-5.7M20.5 2.5v5h-5' },
  check: { box: 24, line: true, path: 'M4 12.5 9.5 18 20 6.5' },
  die: { box: 24, path: 'M5 2h14a3 3 0 0 1 3 3v14a3 3 0 0 1-3 3H5a3 3 0 0 1-3-3V5a3 3 0 0 1 3-3zm3 4.2A1.9 1.9 0 1 0 8 10a1.9 1.9 0 0 0 0-3.8zm8 8a1.9 1.9 0 1 0 0 3.8 1.9 1.9 0 0 0 0-3.8z' },
  heart: { box: 24, path: 'M12 21.5C5 16.4 1.8 12.7 1.8 8.5a5.3 5.3 0 0 1 10.2-2 5.3 5.3 0 0 1 10.2 2c0 4.2-3.2 7.9-10.2 13z' },
  lock: { box: 24, path: 'M6.5 10V7.5a5.5 5.5 0 0 1 11 0V10H19v11.5H5V10zm3 0h5V7.5a2.5 2.5 0 0 0-5 0z' },
  swap: { box: 24, line: true, path: 'M3 8h16l-4-4M21 16H5l4 4' },
  target: { box: 24, line: true, path: 'M12 4.5a7.5 7.5 0 1 1 0 15 7.5 7.5 0 0 1 0-15zM12 1v6M12 17v6M1 12h6M17 12h6' },
  star: { box: 24, path: 'M12 1.2l3.1 6.9 7.5.8-5.6 5.1 1.6 7.4L12 17.6l-6.6 3.8 1.6-7.4L1.4 8.9l7.5-.8z' },
  undo: { box: 24, line: true, path: 'M9 5 4 10l5 5M4.5 10H15a5 5 0 0 1 0 10h-4' },
} as const satisfies Drawings
