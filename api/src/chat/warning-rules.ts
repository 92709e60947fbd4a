/** Where people ask to go on, as it is called in every language; with words around where it is a word itself. */
export const elsewhere = [
  String.raw`whats?app|what'?s?[ -]app(?!\p{L})`,
  String.raw`telegram|snapchat|instagram|insta(?!\p{L})|facebook|messenger|discord|hangouts|wechat|viber|skype|zangi|onlyfans`,
  String.raw`(?:on|auf|op|sur|su|via|på|my|your) kik(?!\p{L})`,
  String.raw`(?:on|auf|op|sur|su|via|über|par|per|på|przez) signal(?!\p{L})|signal(?:issa|illa|iin)(?!\p{L})`,
  String.raw`gmail|hotmail|protonmail|icloud`,
].join('|');

/** How money goes to strangers. */
export const services = [
  String.raw`western union|moneygram|bitcoin|crypto(?!gra)|usdt(?!\p{L})|paypal|paysafe|skrill|venmo|cash ?app(?!\p{L})`,
  String.raw`(?:via|by|with|use|through) zelle(?!\p{L})`,
  String.raw`tikkie|revolut(?!i)|bizum|swish|vipps|mobilepay`,
  String.raw`(?:your|my|(?:d|m)eine?|tu|mi|il|tuo|mio|ton|mon|votre|je|jouw|mijn|din|min|ditt|mitt|tw[oó]j|m[oó]j) iban(?!\p{L})|iban ?:`,
].join('|');

/**
 * What a request for money or for contact elsewhere looks like, by language: somebody is asked to
 * give, and money is named within a few words. Stems, without accents where people leave them out.
 */
export interface WarningWords {
  /** Asking to give, to the writer: "send me", "lend", "pay for me". */
  give: string;
  money: string;
  /** Vouchers and bank accounts, which never have a good reason between strangers. */
  scam: string;
  /** Somebody's number or address, asked for or given, and being called. */
  contact: string;
}

const amount = String.raw`(?<!\d)\d{2,7}\s?(?:€|euros?|eur|dollars?|usd|pounds?|gbp|kr\b|kron\w*|zł\w*|złotych|chf|\$|£)|[€$£]\s?\d{2,}`;

export const warningWords: Record<string, WarningWords> = {
  da: {
    give: String.raw`send(?:er?)?(?!\p{L})|lån(?:er?)?(?!\p{L})|overfør|giv mig`,
    money: 'peng|kroner|kontanter',
    scam: 'gavekort|kontonummer|bankkonto',
    contact: String.raw`(?:dit|mit) (?:telefon|mobil)?(?:nummer(?! (?:ett?|en|1))|nr(?!\p{L})|tlf)|telefonnummer|(?:din|min) (?:e?-?mail|snap(?!\p{L}))|ring til mig`,
  },
  de: {
    give: 'schick|leih|überweis|ueberweis|sende|borg|gib mir',
    money: 'geld|kohle|knete',
    scam: 'geschenkkarte|geschenkgutschein|gutscheinkarte|gutscheincode|kontonummer|kontodaten|bankverbindung',
    contact: String.raw`(?:dein|mein)e[rn]? (?:handy|telefon|mobil)?-?(?:nummer(?! (?:eins|1))|nr(?!\p{L}))|(?:handy|telefon)nummer|(?:dein|mein)e[rn]? e?-?mail|ruf mich (?:doch |mal )*an`,
  },
  en: {
    give: 'send|lend|wire|transfer|borrow|give me|loan me',
    money: 'money|cash',
    scam: 'gift ?card|voucher code|(?:steam|itunes|apple|google play|amazon) ?card|bank (?:account|details)|account number|i need (?:some |the )?(?:money|cash)',
    contact: String.raw`(?:your|ur|my) (?:phone |cell |mobile )?(?:number(?! (?:one|1)(?!\d))|digits|e-?mail|snap(?!\p{L}))|phone number|(?:text|call|e-?mail) me (?:at|on)`,
  },
  es: {
    give: 'env[ií]a|pr[eé]sta|transfi|m[aá]nda|d[aá]me',
    money: String.raw`dinero|plata(?!\p{L})`,
    scam: 'tarjetas? (?:de )?regalo|cuenta bancaria|n[uú]mero de cuenta',
    contact: String.raw`(?:tu|mi) (?:n[uú]mero(?! (?:favorit|uno|1|de la suerte))|correo)|(?:d[aá]me|me das|p[aá]same|me pasas) (?:tu|el) (?:tel[eé]fono|m[oó]vil|celular)|ll[aá]mame`,
  },
  fi: {
    give: 'lähet|lainaa|siirrä|maksa',
    money: 'raha',
    scam: 'lahjakort|tilinumero|pankkitili',
    contact: String.raw`puhelinnumero|numero(?:si|ni|asi|ani)(?!\p{L})|sähköposti|soita (?:minulle|mulle)`,
  },
  fr: {
    give: 'envoy|envoie|pr[eê]te|virer|virement|donne[- ]moi',
    money: String.raw`argent|fric(?!\p{L})|thunes?(?!\p{L})|(?:des|de|mes|tes|quelques) sous(?!\p{L})`,
    scam: String.raw`cartes? cadeaux?|coordonn[eé]es bancaires|compte bancaire|(?:ton|mon|votre) rib(?!\p{L})`,
    contact: String.raw`(?:ton|mon|votre) (?:num[eé]ro(?! (?:un|1|préféré))|0[67](?!\d)|e-?mail|mail|snap(?!\p{L}))|num[eé]ro de t[eé]l[eé]phone|appelle[- ]moi`,
  },
  it: {
    give: 'manda|invia|presta|bonific|versami',
    money: 'soldi|denaro|contanti',
    scam: 'cart[ae] regalo|buon[oi] regalo|coordinate bancarie|conto corrente|postepay',
    contact: String.raw`(?:tuo|mio) (?:numero(?! (?:uno|1|preferito|fortunato))|indirizzo|e-?mail)|(?:dammi|mi dai) il (?:tuo )?(?:numero|cellulare|telefono)|numero di telefono|chiamami`,
  },
  nb: {
    give: 'send|lån|overfør|vipps|gi meg',
    money: 'penge|kontanter',
    scam: 'gavekort|kontonummer|bankkonto',
    contact: String.raw`nummeret (?:ditt|mitt)|(?:ditt|mitt) (?:telefon|mobil)?(?:nummer(?! (?:ett?|en|1))|nr(?!\p{L}))|telefonnummer|e-?post(?:en|adressen)? (?:din|min)|(?:din|min) (?:e-?post|snapp?(?!\p{L}))|snappen (?:din|min)|ring meg`,
  },
  nl: {
    give: 'stuur|sturen|leen|lenen|maak (?:me|mij)|overmaken|betaal|geef (?:me|mij)',
    money: 'geld|centen',
    scam: 'cadeaubon|cadeaukaart|giftcard|rekeningnummer|bankrekening',
    contact: String.raw`(?:je|jouw|mijn|m'n) (?:telefoon|mobiele |06-?)?(?:nummer(?! (?:[eé][eé]n|1))|06(?!\d)|(?:e-?)?mail|snap(?!\p{L}))|telefoonnummer|bel me op`,
  },
  pl: {
    give: 'wyślij|wysłać|wyslij|wyslac|prześlij|przeslij|pożycz|pozycz|przelej|przelać|zapłać',
    money: String.raw`pieni[ąęea]|kas[ęy]|kasa|blika?(?!\p{L})`,
    scam: String.raw`kart[aęy] podarunkow|kod(?:em|u)? blik|blikiem|numeru? konta`,
    contact: String.raw`(?:tw[oó]j|m[oó]j|sw[oó]j) (?:numer(?! (?:jeden|1))|e?-?mail)|(?:podaj|daj|dasz) (?:mi )?numer|numeru? telefonu|zadzwo[nń] do mnie`,
  },
  sv: {
    give: 'skicka|låna|överför|swisha|ge mig',
    money: 'pengar',
    scam: 'presentkort|kontonummer|bankkonto',
    contact: String.raw`(?:ditt|mitt) (?:telefon|mobil)?(?:nummer(?! (?:ett?|en|1))|nr(?!\p{L}))|telefonnummer|(?:din|min) (?:e-?post|mejl|mail|snap(?!\p{L}))|ring mig`,
  },
};

/** For a text in small letters. Request and money may stand in either order, a few words apart. */
export function patternsOf({ give, money, scam, contact }: WarningWords): RegExp[] {
  const asked = `(?<!\\p{L})(?:${give})`;
  const named = `(?:(?<!\\p{L})(?:${money})|${amount})`;
  const apart = String.raw`[^.!?\n]{0,30}`;
  return [
    new RegExp(`${asked}${apart}${named}|${named}${apart}${asked}`, 'u'),
    new RegExp(`(?<!\\p{L})(?:${scam})`, 'u'),
    new RegExp(`(?<!\\p{L})(?:${contact})`, 'u'),
  ];
}
