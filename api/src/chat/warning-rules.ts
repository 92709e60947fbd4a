/**
 * What a request for money looks like, by language: somebody is asked to give, and money is named
 * within a few words. `gift` are vouchers, which never have a good reason between strangers. Stems,
 * without accents where people leave them out.
 */
export interface MoneyWords {
  /** Asking to give, to the writer: "send me", "lend", "pay for me". */
  give: string;
  money: string;
  gift: string;
}

const amount = String.raw`\d{2,}\s?(?:€|euros?|eur|dollars?|usd|pounds?|gbp|kr\b|kron\w*|zł\w*|złotych|chf|\$|£)|[€$£]\s?\d{2,}`;

export const moneyWords: Record<string, MoneyWords> = {
  da: {
    give: 'send mig|sende mig|lån mig|låne mig|overfør',
    money: 'peng|kroner',
    gift: 'gavekort',
  },
  de: {
    give: 'schick|leih|überweis|ueberweis|sende|borg',
    money: 'geld|kohle',
    gift: 'geschenkkarte|geschenkgutschein|gutscheinkarte',
  },
  en: {
    give: 'send|lend|wire|transfer|give me|loan me',
    money: 'money|cash',
    gift: 'gift ?card|voucher code|steam ?card',
  },
  es: {
    give: 'env[ií]a|presta|pr[eé]sta|transfi|manda',
    money: 'dinero|plata',
    gift: 'tarjetas? (?:de )?regalo',
  },
  fi: { give: 'lähet|lainaa|siirrä|maksa', money: 'raha', gift: 'lahjakort' },
  fr: {
    give: 'envoy|envoie|pr[eê]te|virer|virement',
    money: 'argent|sous',
    gift: 'carte[s]? cadeau',
  },
  it: {
    give: 'manda|invia|presta|bonific',
    money: 'soldi|denaro',
    gift: 'carta regalo|buono regalo',
  },
  nb: { give: 'send|lån|overfør|vipps', money: 'penge', gift: 'gavekort' },
  nl: {
    give: 'stuur|sturen|leen|lenen|maak (?:me|mij)|overmaken|betaal',
    money: 'geld|centen',
    gift: 'cadeaubon|cadeaukaart|giftcard',
  },
  pl: {
    give: 'wyślij|wysłać|wyslij|wyslac|pożycz|pozycz|przelej|przelać',
    money: 'pieni[ąęea]|kas[ęy]|kasa',
    gift: 'kart[aęy] podarunkow',
  },
  sv: { give: 'skicka|låna|överför|swisha', money: 'pengar', gift: 'presentkort' },
};

/** Request and money may stand in either order, a few words apart. */
export function moneyPatterns({ give, money, gift }: MoneyWords): RegExp[] {
  const asked = `(?<!\\p{L})(?:${give})`;
  const named = `(?:(?<!\\p{L})(?:${money})|${amount})`;
  const apart = String.raw`[^.!?\n]{0,30}`;
  return [
    new RegExp(`${asked}${apart}${named}|${named}${apart}${asked}`, 'iu'),
    new RegExp(`(?<!\\p{L})(?:${gift})`, 'iu'),
  ];
}
