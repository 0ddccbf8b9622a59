/** The quick ones. Their words are `ui-emote-<name>`; the server only passes the name on. */
export const EMOTES = ['hello', 'bravo', 'ha', 'ouch', 'hmm', 'thanks'] as const
