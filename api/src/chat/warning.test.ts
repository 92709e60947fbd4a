import { textsIn } from '@afterglow/demo/members/proposals';
import { talksOf } from '@afterglow/demo/members/talks';
import { asksForMoneyOrContact } from './warning.ts';
import { patternsOf, warningWords } from './warning-rules.ts';

/** By language: what must be warned of, and what people who like each other write all day. */
const said: Record<string, { warned: string[]; harmless: string[] }> = {
  da: {
    warned: [
      'Hvad er dit nummer?',
      'Kan du sende mig nogle penge til billetten?',
      'Køb et gavekort til mig',
      'Skriv til mig på WhatsApp',
      'Kan du sende penge?',
      'Har du et kontonummer, eller skal jeg overføre kroner?',
      'Mit nr er 22 33 44 55',
    ],
    harmless: [
      'Du er mit nummer et',
      'Jeg har brugt alle mine penge på bøger',
      'Hvad laver du i aften?',
      'Kan du sende et billede af hunden?',
      'Sikke et blik du har',
      'Kik forbi min profil',
    ],
  },
  de: {
    warned: [
      'Gibst du mir deine Handynummer?',
      'Kannst du mir etwas Geld schicken?',
      'Leih mir bitte 200 Euro',
      'Kauf mir eine Geschenkkarte',
      'Schreib mir auf Telegram',
      'Schick mir deine Nr',
      'Kannst du mir kurz 300 € leihen?',
      'Wie ist deine Bankverbindung?',
      'Ruf mich doch mal an',
    ],
    harmless: [
      'Du bist meine Nummer eins',
      'Geld ist mir nicht wichtig',
      'Ich schicke dir einen Kuss',
      'Dein Blick hat mich umgehauen',
      'Das war ein klares Signal von dir',
      'Ich war gestern in der Telefonzelle verabredet, kein Witz',
    ],
  },
  en: {
    warned: [
      "What's your phone number?",
      'Could you send me some money?',
      'please lend me 50 dollars',
      'Buy me a gift card',
      'add me on snapchat',
      'call me at 06 12 34 56 78',
      'my mail is eva.b@example.com',
      'look at www.example.com',
      'whats ur number',
      'Add me on Signal',
      'Could I borrow 200 dollars from you?',
      'I need money for the hospital',
      'Do you have Cash App?',
      'my gmail is evab',
      'write to me at t.me/eva_b',
      "What's app?",
      'Text me at 555-123-4567',
      'Buy me an iTunes card',
    ],
    harmless: [
      'You are my number one',
      'Money is not what I look for',
      'Send me a smile',
      'In 2019 I ran 42 km',
      'at 20.30?',
      'You send mixed signals',
      'It was a revolution for me',
      'I like cryptograms and crosswords',
      "What's appealing to you?",
      'The answer is 42, or 1984',
      'We met on 24.12.2019 at 18.30',
      'My best time is 3:45:12 over 42.195 km',
    ],
  },
  es: {
    warned: [
      'Dame tu número',
      '¿Me puedes enviar dinero?',
      'Préstame 100 euros',
      'Cómprame una tarjeta regalo',
      'Escríbeme por WhatsApp',
      'Pásame tu móvil',
      'Dame tu teléfono',
      'Llámame al 612 34 56 78',
      '¿Me das tu número de cuenta?',
    ],
    harmless: [
      'Mi número favorito es el siete',
      'El dinero no me importa',
      'Te envío un beso',
      'Mis amigos iban a la playa',
      'Se me ha roto el móvil',
      'Un anillo de plata',
    ],
  },
  fi: {
    warned: [
      'Annatko puhelinnumerosi?',
      'Voisitko lähettää minulle rahaa?',
      'Lainaa minulle 100 euroa',
      'Osta minulle lahjakortti',
      'Kirjoita minulle Telegramissa',
      'Mikä sinun tilinumero on?',
      'Lähetä vähän rahaa',
      'Jatketaan signalissa',
    ],
    harmless: [
      'Olet numero yksi',
      'Raha ei ole tärkeintä',
      'Lähetän sinulle halauksen',
      'Lähetän kuvan rannalta',
      'Rahaa ei tarvita, kun on saunaa',
    ],
  },
  fr: {
    warned: [
      'Donne-moi ton numéro',
      "Peux-tu m'envoyer de l'argent ?",
      'Prête-moi 100 euros',
      'Achète-moi une carte cadeau',
      'Écris-moi sur WhatsApp',
      'Tu peux me prêter du fric ?',
      'Envoie-moi quelques sous',
      "C'est quoi ton 06 ?",
      'Envoie-moi ton RIB',
    ],
    harmless: [
      'Tu es mon numéro un',
      "L'argent ne fait pas le bonheur",
      "Je t'envoie un bisou",
      "Je t'envoie une photo prise sous la neige",
      "La Révolution, c'était bien à l'école",
      'Un bisou sous la couette',
    ],
  },
  it: {
    warned: [
      'Mi dai il tuo numero?',
      'Puoi mandarmi dei soldi?',
      'Prestami 100 euro',
      'Comprami una carta regalo',
      'Scrivimi su WhatsApp',
      'Dammi il tuo numero',
      'Chiamami al 347 123 4567',
      'Mi fai una ricarica Postepay?',
    ],
    harmless: [
      'Sei il mio numero uno',
      'I soldi non contano',
      'Ti mando un bacio',
      'Ho il telefono scarico',
      'Mandami un sorriso',
    ],
  },
  nb: {
    warned: [
      'Kan jeg få nummeret ditt?',
      'Kan du sende meg litt penger?',
      'Lån meg 500 kroner',
      'Kjøp et gavekort til meg',
      'Skriv til meg på Snapchat',
      'Hva er kontonummeret ditt?',
      'Ring 22 33 44 55',
      'Kan du låne meg penger?',
    ],
    harmless: [
      'Du er mitt nummer en',
      'Penger betyr lite for meg',
      'Sender deg en klem',
      'For et blikk du har',
      'Kikker du på stjernene?',
    ],
  },
  nl: {
    warned: [
      'Mag ik je nummer?',
      'Kun je me wat geld overmaken?',
      'Leen me 100 euro',
      'Koop een cadeaubon voor me',
      'App me op WhatsApp',
      'Stuur me een Tikkie',
      'Geef me even 50 euro',
      'Wat is je rekeningnummer?',
      'Wat is je 06?',
      'Zullen we verder op Signal?',
    ],
    harmless: [
      'Jij bent mijn nummer één',
      'Geld maakt niet gelukkig',
      'Ik stuur je een kus',
      'Ik woon op nummer 12',
      'Die blik in je ogen',
      'Ik snap het, mijn zus ook',
      'Dat was een duidelijk signaal',
    ],
  },
  pl: {
    warned: [
      'Podasz mi swój numer?',
      'Możesz wysłać mi pieniądze?',
      'Pożycz mi 100 złotych',
      'Kup mi kartę podarunkową',
      'Napisz do mnie na WhatsApp',
      'Podaj numer',
      'Zapłać za mnie, wyślij pieniądze',
      'Masz kod BLIK?',
      'Dzwoń 601 234 567',
    ],
    harmless: [
      'Jesteś moim numerem jeden',
      'Pieniądze nie są ważne',
      'Wysyłam ci buziaka',
      'Masz piękny numer w tańcu, brawo',
      'Kasa w kinie była zamknięta',
    ],
  },
  sv: {
    warned: [
      'Kan jag få ditt nummer?',
      'Kan du skicka lite pengar till mig?',
      'Låna mig 500 kronor',
      'Köp ett presentkort till mig',
      'Skriv till mig på Telegram',
      'Vad är ditt kontonummer?',
      'Ge mig pengar till biljetten',
      'Får jag ditt nr?',
      'Lägg till mig, min snap är eva.b',
    ],
    harmless: [
      'Du är mitt nummer ett',
      'Pengar är inte allt',
      'Skickar en kram till dig',
      'Kika på den här bilden',
      'Vilken blick du har',
      'Skicka en bild på hunden',
    ],
  },
};

describe.each(Object.entries(said))('%s', (_language, { warned, harmless }) => {
  test.each(warned)('warns: %s', (text) => expect(asksForMoneyOrContact(text)).toBe(true));
  test.each(harmless)('says nothing: %s', (text) =>
    expect(asksForMoneyOrContact(text)).toBe(false),
  );
});

test('disguised requests are seen: full width, spaces between, capitals', () => {
  expect(asksForMoneyOrContact('ＷｈａｔｓＡｐｐ me')).toBe(true);
  expect(asksForMoneyOrContact('W h a t s A p p me')).toBe(true);
  expect(asksForMoneyOrContact('SEND ME MONEY')).toBe(true);
  expect(asksForMoneyOrContact('zero six: 0 6 1 2 3 4 5 6 7 8')).toBe(true);
  expect(asksForMoneyOrContact('t.e.l.e.g.r.a.m')).toBe(true);
  expect(asksForMoneyOrContact('Тelеgrаm')).toBe(true);
  expect(asksForMoneyOrContact('Ты пишешь по-русски?')).toBe(false);
});

test('each language has money, gift cards or accounts, and contact in words of its own', () => {
  expect(Object.keys(warningWords)).toEqual(Object.keys(said));
  for (const [language, words] of Object.entries(warningWords)) {
    const { warned = [], harmless = [] } = said[language] ?? {};
    const met = patternsOf(words).map((pattern) =>
      [warned, harmless].map((texts) => texts.some((text) => pattern.test(text.toLowerCase()))),
    );
    const each = [true, false];
    expect([language, met]).toEqual([language, [each, each, each]]);
  }
});

test('whole conversations of the demo, in all languages, are warned of nowhere', () => {
  const texts = textsIn(talksOf);
  expect(texts.length).toBeGreaterThan(500);
  expect(texts.filter(asksForMoneyOrContact)).toEqual([]);
});

test('fifty thousand letters are looked at in no time, whatever they are [S52]', () => {
  const pieces = [
    'a',
    '0',
    ' ',
    '+',
    '.',
    '@',
    '-',
    '0 ',
    'a.',
    '06 1',
    'a@',
    'nl12 abcd ',
    '20 ',
    'а',
    '́',
  ];
  const words = Object.values(warningWords).flatMap(({ give, money, scam, contact }) =>
    [give, money, scam, contact].map((all) => `${all.split('|')[0]?.replace(/\W+/g, ' ')} `),
  );
  const slow = [...pieces, ...words].filter((piece) => {
    const text = piece.repeat(50_000 / piece.length);
    const times = [1, 2, 3].map(() => {
      const began = process.cpuUsage();
      asksForMoneyOrContact(text);
      return process.cpuUsage(began).user / 1000;
    });
    return Math.min(...times) > 400;
  });
  expect(slow).toEqual([]);
});
