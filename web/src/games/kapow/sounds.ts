import type { EventSounds } from '../../kit/sounds'

/** What is heard of the game, while it is shown. */
export default {
  announces: 'bell',
  meets: 'bell',
  'last-round': 'bell',
  blow: 'hit',
  attacks: 'hit',
  'ai-attacks': 'hit',
  'loses-health': 'hit',
  'knocked-out': 'fall',
  'loses-face': 'fall',
  'supply-empty': 'fall',
  heals: 'gain',
  'gains-die': 'gain',
  'gains-face': 'gain',
  'gets-marker': 'gain',
  round: 'dice',
  'ai-rolls': 'dice',
  'takes-card': 'card',
  'ai-attaches': 'card',
  reveals: 'step',
  triggers: 'step',
  defends: 'step',
  'swaps-die': 'step',
  'swaps-face': 'step',
  'ai-selects': 'step',
} satisfies EventSounds
