type Fields = Record<string, unknown>

/**
 * What is now, made of the parts of what was before wherever they are equal: what has not changed is
 * the same object, so that nothing that depends on it is drawn again. `now` is changed for it, but
 * only by equal parts. For values as JSON has them.
 */
export function kept<T>(before: T | null, now: T): T {
  if (before === now || typeof before !== 'object' || typeof now !== 'object' || before === null || now === null) return now
  if (Array.isArray(before) !== Array.isArray(now)) return now
  const [old, fresh] = [before as Fields, now as Fields]
  const names = Object.keys(fresh)
  let same = Object.keys(old).length === names.length
  for (const name of names) {
    fresh[name] = kept(old[name], fresh[name])
    same &&= old[name] === fresh[name] && name in old
  }
  return same ? before : now
}
