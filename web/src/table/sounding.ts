import { Sounds } from '../kit/sounds'
import { settings } from '../lib/settings.svelte'

/** The sounds of this page, as loud as this device wants them. */
export const sounds = new Sounds(() => (settings.sound ? settings.volume : 0))
