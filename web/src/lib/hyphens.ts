/** Where browsers have no dictionary to break words by, as on most desktops, they break them anywhere or not at all. */
const SOFT = '\u00AD'
const VOWELS = 'aeiouyäöü'
/** Letters that stay together before a vowel. */
const TOGETHER = /(?:sch[lmnrw]?|(?<=[nr])sp|ch|ck|ph|th|qu|[bcdfgkpt]r|[bcfgkp]l|[^aeiouyäöü])$/i
/** So many letters are left on either side. */
const LEAST = 3

const isVowel = (letter: string): boolean => VOWELS.includes(letter.toLowerCase())

/** Between vowels the last consonant goes with what follows: Kar-ten-wa-che. */
function parts(word: string): string[] {
  const found: string[] = []
  let begin = 0
  for (let i = 1; i < word.length; i++) {
    if (!isVowel(word[i]!) || isVowel(word[i - 1]!)) continue
    const before = word.slice(begin, i)
    const cut = i - (TOGETHER.exec(before)?.[0].length ?? 0)
    const stem = word.slice(begin, cut)
    if (stem.length < LEAST || word.length - cut < LEAST || ![...stem].some(isVowel)) continue
    found.push(stem)
    begin = cut
  }
  return [...found, word.slice(begin)]
}

/** A name with soft hyphens, so that a long word breaks between its syllables if it has to. */
export const softened = (text: string): string => text.replace(/\p{L}{7,}/gu, (word) => parts(word).join(SOFT))
