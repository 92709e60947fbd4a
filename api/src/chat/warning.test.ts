import { asksForMoneyOrContact } from './warning.ts';

/** By language: what must be warned of, and what people who like each other write all day. */
const said: Record<string, { warned: string[]; harmless: string[] }> = {
  da: {
    warned: [
      'Kan du sende mig nogle penge til billetten?',
      'Køb et gavekort til mig',
      'Skriv til mig på WhatsApp',
    ],
    harmless: ['Jeg har brugt alle mine penge på bøger', 'Hvad laver du i aften?'],
  },
  de: {
    warned: [
      'Kannst du mir etwas Geld schicken?',
      'Leih mir bitte 200 Euro',
      'Kauf mir eine Geschenkkarte',
      'Schreib mir auf Telegram',
    ],
    harmless: ['Geld ist mir nicht wichtig', 'Ich schicke dir einen Kuss'],
  },
  en: {
    warned: [
      'Could you send me some money?',
      'please lend me 50 dollars',
      'Buy me a gift card',
      'add me on snapchat',
      'call me at 06 12 34 56 78',
      'my mail is eva.b@example.com',
      'look at www.example.com',
    ],
    harmless: [
      'Money is not what I look for',
      'Send me a smile',
      'In 2019 I ran 42 km',
      'at 20.30?',
    ],
  },
  es: {
    warned: [
      '¿Me puedes enviar dinero?',
      'Préstame 100 euros',
      'Cómprame una tarjeta regalo',
      'Escríbeme por WhatsApp',
    ],
    harmless: ['El dinero no me importa', 'Te envío un beso'],
  },
  fi: {
    warned: [
      'Voisitko lähettää minulle rahaa?',
      'Lainaa minulle 100 euroa',
      'Osta minulle lahjakortti',
      'Kirjoita minulle Telegramissa',
    ],
    harmless: ['Raha ei ole tärkeintä', 'Lähetän sinulle halauksen'],
  },
  fr: {
    warned: [
      "Peux-tu m'envoyer de l'argent ?",
      'Prête-moi 100 euros',
      'Achète-moi une carte cadeau',
      'Écris-moi sur WhatsApp',
    ],
    harmless: ["L'argent ne fait pas le bonheur", "Je t'envoie un bisou"],
  },
  it: {
    warned: [
      'Puoi mandarmi dei soldi?',
      'Prestami 100 euro',
      'Comprami una carta regalo',
      'Scrivimi su WhatsApp',
    ],
    harmless: ['I soldi non contano', 'Ti mando un bacio'],
  },
  nb: {
    warned: [
      'Kan du sende meg litt penger?',
      'Lån meg 500 kroner',
      'Kjøp et gavekort til meg',
      'Skriv til meg på Snapchat',
    ],
    harmless: ['Penger betyr lite for meg', 'Sender deg en klem'],
  },
  nl: {
    warned: [
      'Kun je me wat geld overmaken?',
      'Leen me 100 euro',
      'Koop een cadeaubon voor me',
      'App me op WhatsApp',
      'Stuur me een Tikkie',
    ],
    harmless: ['Geld maakt niet gelukkig', 'Ik stuur je een kus', 'Ik woon op nummer 12'],
  },
  pl: {
    warned: [
      'Możesz wysłać mi pieniądze?',
      'Pożycz mi 100 złotych',
      'Kup mi kartę podarunkową',
      'Napisz do mnie na WhatsApp',
    ],
    harmless: ['Pieniądze nie są ważne', 'Wysyłam ci buziaka'],
  },
  sv: {
    warned: [
      'Kan du skicka lite pengar till mig?',
      'Låna mig 500 kronor',
      'Köp ett presentkort till mig',
      'Skriv till mig på Telegram',
    ],
    harmless: ['Pengar är inte allt', 'Skickar en kram till dig'],
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
});
