/**
 * How people propose to meet, by language. Nobody made up may: whoever is written to would wait for
 * somebody who cannot come.
 */
const proposals: Record<string, RegExp> = {
  en: /\bmeet(?:ing)? (?:me|you|up|for|in|at|on|there)\b|\bshall we\b|\blet's (?:meet|go|grab|have|get)\b|\b(?:want|like|care|fancy)(?: to)? (?:come|join|meet|go out|grab)|\bcome (?:over|with me|along|by)\b|\b(?:my|your) place\b|\bpick you up\b|\bsee you (?:at|on|in|tonight|tomorrow|there|soon|then|later)\b|\bjoin me\b|\b(?:face to face|in person)\b|\btake you (?:out|to|there|along)\b|\bgo out with\b|\bare you free\b/i,
  nl: /\bzullen we\b|\bafspreken\b|\bontmoeten\b|\bkom (?:je|jij|langs|mee|naar)\b|\bga je mee\b|\bzin om\b|\bbij (?:mij|jou|me) (?:thuis|langs)\b|\btot (?:morgen|vanavond|straks|dan|gauw|snel)\b|\bhaal (?:ik )?je op\b|\bzie ik je\b|\bzien we elkaar\b|\bneem (?:ik )?je mee\b|\bwanneer (?:kan|kun|ben) je\b|\bin het echt\b/i,
  de: /\btreffen\b|\b(?:wollen|sollen) wir\b|\bkomms?t? (?:du )?(?:mit|vorbei)\b|\bbei mir vorbei\b|\bhole? dich ab\b|\bsehen wir uns\b|\bbis (?:morgen|heute abend|dann|bald)\b|\bnehme dich mit\b|\bhast du (?:heute|morgen|zeit)\b/i,
};

/** Whether a text of a made-up member proposes to meet. */
export function proposesMeeting(language: string, text: string): boolean {
  return proposals[language]?.test(text.replaceAll('’', "'")) === true;
}

/** Every text in a tree of them. */
export function textsIn(tree: unknown): string[] {
  if (typeof tree === 'string') return [tree];
  return typeof tree === 'object' && tree !== null ? Object.values(tree).flatMap(textsIn) : [];
}
