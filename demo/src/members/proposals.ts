/**
 * How people propose to meet, by language. Nobody made up may: whoever is written to would wait for
 * somebody who cannot come.
 */
const proposals: Record<string, RegExp> = {
  da: /\bskal vi\b(?! se\b)|\bmødes\b|\bmøde dig\b|\bkom(?:mer)? du (?:med|forbi)\b|\bkom (?:med(?! (?:den|det|en|et|noget)\b)|forbi|over)\b|\bhente(?:r)? dig\b|\bses vi\b|\bvi ses\b|\btag(?:er)? dig med\b|\bhar du tid\b|\bhjemme hos mig\b|\bgå ud med\b/i,
  de: /\btreffen\b|\b(?:wollen|sollen) wir\b|\bkomms?t? (?:du )?(?:mit|vorbei)\b|\bbei mir vorbei\b|\bhole? dich ab\b|\bsehen wir uns\b|\bbis (?:morgen|heute abend|dann|bald)\b|\bnehme dich mit\b|\bhast du (?:heute|morgen|zeit)\b/i,
  en: /\bmeet(?:ing)? (?:me|you|up|for|in|at|on|there)\b|\bshall we\b|\blet's (?:meet|go|grab|have|get)\b|\b(?:want|like|care|fancy)(?: to)? (?:come|join|meet|go out|grab)|\bcome (?:over|with me|along|by)\b|\b(?:my|your) place\b|\bpick you up\b|\bsee you (?:at|on|in|tonight|tomorrow|there|soon|then|later)\b|\bjoin me\b|\b(?:face to face|in person)\b|\btake you (?:out|to|there|along)\b|\bgo out with\b|\bare you free\b/i,
  es: /\bquedamos\b|\bquedar contigo\b|\bnos vemos\b|\bte (?:apetece|vienes|recojo|paso a buscar|invito)\b|\bvienes conmigo\b|\bven(?:te)? (?:a|conmigo)\b|\bconocerte en persona\b|\ben persona\b|\bmi casa\b|\btu casa\b|\bestás libre\b|\bsal(?:ir|imos) (?:juntos|contigo)\b/i,
  fi: /\b(?:nähdään|tavataan|treffataan|treffeille|tavata sinut)\b|\blähde(?:tään|tkö) (?:mukaan|yhdessä|ulos)\b|\btule (?:mukaan|luokseni|käymään)\b|\btuletko\b|\bhaen sinut\b|\bmeille tai teille\b|\bonko sinulla aikaa\b|\bkasvotusten\b/i,
  fr: /\bon se (?:voit|retrouve|rencontre)\b|\bte rencontrer\b|\btu viens\b(?! d)|\bviens (?:avec|chez|boire)\b|\bje (?:passe|viens) te (?:prendre|chercher)\b|\bje t'(?:invite|emmène|attends (?:à|au|chez))\b|\bchez (?:moi|toi)\b(?!,? (?:c'est|on|tout|il|ça))|\btu es libre\b|\ben vrai\b|ça te dit\b|\bprendre un verre (?:ensemble|avec)\b/i,
  it: /\bci (?:vediamo|incontriamo|troviamo)\b|\bincontrarti\b|\bincontrarci\b|\bvieni (?:con me|da me|a)\b|\bpasso a prenderti\b|\bti (?:porto|invito|aspetto (?:a|al|da))\b|\b(?:da|a casa) (?:me|mia|tua|te)\b|\bsei liber[oa]\b|\bti va (?:di|un)\b|\bdi persona\b|\busciamo\b/i,
  nb: /\bskal vi\b(?! se\b)|\bmøtes\b|\bmøte deg\b|\bkom(?:mer)? du (?:med|innom)\b|\bbli med\b|\bkom (?:innom|over)\b|\bhente(?:r)? deg\b|\bsees vi\b|\bvi sees\b|\btar deg med\b|\bhar du tid\b|\bhjemme hos meg\b|\bgå ut med\b/i,
  nl: /\bzullen we\b|\bafspreken\b|\bontmoeten\b|\bkom (?:je|jij|langs|mee|naar)\b|\bga je mee\b|\bzin om\b|\bbij (?:mij|jou|me) (?:thuis|langs)\b|\btot (?:morgen|vanavond|straks|dan|gauw|snel)\b|\bhaal (?:ik )?je op\b|\bzie ik je\b|\bzien we elkaar\b|\bneem (?:ik )?je mee\b|\bwanneer (?:kan|kun|ben) je\b|\bin het echt\b/i,
  pl: /\b(?:spotkamy|spotkajmy|spotkać|zobaczymy) się|\bumówi(?:my|ć) się|\bprzyjdziesz\b|\bwpadniesz\b|\bwpadnij\b|\bprzyjadę po ciebie\b|\bpójdziesz\b|\bpójdziemy\b|\bchodź ze mną\b|\bu (?:mnie|ciebie) w domu\b|\bzapraszam (?:cię|na )|\bdo zobaczenia\b|\bmasz czas\b|\bna żywo\b/i,
  sv: /\bska vi\b(?! se\b)|\bträffas\b|\bträffa dig\b|\bkom(?:mer)? du (?:med|förbi)\b|\bfölj(?:er)? (?:du )?med\b|\bkom (?:förbi|över)\b|\bhämta(?:r)? dig\b|\bses vi\b|\bvi ses\b|\btar med dig\b|\bhar du tid\b|\bhemma hos mig\b|\bgå ut med\b/i,
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
