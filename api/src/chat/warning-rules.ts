/**
 * What a request for money or for contact elsewhere looks like, by language: somebody is asked to
 * give, and money is named within a few words. `gift` are vouchers, which never have a good reason
 * between strangers. Stems, without accents where people leave them out.
 */
export interface WarningWords {
  /** Asking to give, to the writer: "send me", "lend", "pay for me". */
  give: string;
  money: string;
  gift: string;
  /** Somebody's number or address, asked for or given, and being called. */
  contact: string;
}

const amount = String.raw`\d{2,}\s?(?:€|euros?|eur|dollars?|usd|pounds?|gbp|kr\b|kron\w*|zł\w*|złotych|chf|\$|£)|[€$£]\s?\d{2,}`;

export const warningWords: Record<string, WarningWords> = {
  da: {
    give: 'send mig|sende mig|lån mig|låne mig|overfør',
    money: 'peng|kroner',
    gift: 'gavekort',
    contact:
      '(?:dit|mit) (?:telefon|mobil)?nummer(?! (?:ett?|en|1))|(?:din|min) e?-?mail|ring til mig',
  },
  de: {
    give: 'schick|leih|überweis|ueberweis|sende|borg',
    money: 'geld|kohle',
    gift: 'geschenkkarte|geschenkgutschein|gutscheinkarte',
    contact:
      '(?:dein|mein)e[rn]? (?:handy|telefon|mobil)?-?nummer(?! (?:eins|1))|(?:dein|mein)e[rn]? e?-?mail|ruf mich an',
  },
  en: {
    give: 'send|lend|wire|transfer|give me|loan me',
    money: 'money|cash',
    gift: 'gift ?card|voucher code|steam ?card',
    contact: String.raw`(?:your|my) (?:phone |cell |mobile )?(?:number(?! (?:one|1)(?!\d))|e-?mail)|(?:text|call|e-?mail) me (?:at|on)`,
  },
  es: {
    give: 'env[ií]a|presta|pr[eé]sta|transfi|manda',
    money: 'dinero|plata',
    gift: 'tarjetas? (?:de )?regalo',
    contact: '(?:tu|mi) (?:n[uú]mero(?! (?:favorit|uno|1))|correo)|ll[aá]mame',
  },
  fi: {
    give: 'lähet|lainaa|siirrä|maksa',
    money: 'raha',
    gift: 'lahjakort',
    contact: String.raw`puhelinnumero|numero(?:si|ni|asi|ani)(?!\p{L})|sähköposti|soita minulle`,
  },
  fr: {
    give: 'envoy|envoie|pr[eê]te|virer|virement',
    money: 'argent|sous',
    gift: 'carte[s]? cadeau',
    contact: '(?:ton|mon|votre) (?:num[eé]ro(?! (?:un|1|préféré))|e-?mail|mail)|appelle[- ]moi',
  },
  it: {
    give: 'manda|invia|presta|bonific',
    money: 'soldi|denaro',
    gift: 'carta regalo|buono regalo',
    contact: '(?:tuo|mio) (?:numero(?! (?:uno|1|preferito))|indirizzo|e-?mail)|chiamami',
  },
  nb: {
    give: 'send|lån|overfør|vipps',
    money: 'penge',
    gift: 'gavekort',
    contact:
      'nummeret (?:ditt|mitt)|(?:ditt|mitt) (?:telefon|mobil)?nummer(?! (?:ett?|en|1))|e-?post(?:en|adressen)? (?:din|min)|(?:din|min) e-?post|ring meg',
  },
  nl: {
    give: 'stuur|sturen|leen|lenen|maak (?:me|mij)|overmaken|betaal',
    money: 'geld|centen',
    gift: 'cadeaubon|cadeaukaart|giftcard',
    contact:
      "(?:je|jouw|mijn|m'n) (?:telefoon|mobiele |06-?)?nummer(?! (?:[eé][eé]n|1))|(?:je|jouw|mijn) (?:e-?)?mail|bel me op",
  },
  pl: {
    give: 'wyślij|wysłać|wyslij|wyslac|pożycz|pozycz|przelej|przelać',
    money: 'pieni[ąęea]|kas[ęy]|kasa',
    gift: 'kart[aęy] podarunkow',
    contact:
      '(?:tw[oó]j|m[oó]j|sw[oó]j) (?:numer(?! (?:jeden|1))|e?-?mail)|numer(?:u)? telefonu|zadzwo[nń] do mnie',
  },
  sv: {
    give: 'skicka|låna|överför|swisha',
    money: 'pengar',
    gift: 'presentkort',
    contact:
      '(?:ditt|mitt) (?:telefon|mobil)?nummer(?! (?:ett?|en|1))|(?:din|min) (?:e-?post|mejl|mail)|ring mig',
  },
};

/** Request and money may stand in either order, a few words apart. */
export function patternsOf({ give, money, gift, contact }: WarningWords): RegExp[] {
  const asked = `(?<!\\p{L})(?:${give})`;
  const named = `(?:(?<!\\p{L})(?:${money})|${amount})`;
  const apart = String.raw`[^.!?\n]{0,30}`;
  return [
    new RegExp(`${asked}${apart}${named}|${named}${apart}${asked}`, 'iu'),
    new RegExp(`(?<!\\p{L})(?:${gift})`, 'iu'),
    new RegExp(`(?<!\\p{L})(?:${contact})`, 'iu'),
  ];
}
