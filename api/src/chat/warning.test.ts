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
    ],
    harmless: [
      'Du er mit nummer et',
      'Jeg har brugt alle mine penge på bøger',
      'Hvad laver du i aften?',
    ],
  },
  de: {
    warned: [
      'Gibst du mir deine Handynummer?',
      'Kannst du mir etwas Geld schicken?',
      'Leih mir bitte 200 Euro',
      'Kauf mir eine Geschenkkarte',
      'Schreib mir auf Telegram',
    ],
    harmless: [
      'Du bist meine Nummer eins',
      'Geld ist mir nicht wichtig',
      'Ich schicke dir einen Kuss',
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
    ],
    harmless: [
      'You are my number one',
      'Money is not what I look for',
      'Send me a smile',
      'In 2019 I ran 42 km',
      'at 20.30?',
    ],
  },
  es: {
    warned: [
      'Dame tu número',
      '¿Me puedes enviar dinero?',
      'Préstame 100 euros',
      'Cómprame una tarjeta regalo',
      'Escríbeme por WhatsApp',
    ],
    harmless: ['Mi número favorito es el siete', 'El dinero no me importa', 'Te envío un beso'],
  },
  fi: {
    warned: [
      'Annatko puhelinnumerosi?',
      'Voisitko lähettää minulle rahaa?',
      'Lainaa minulle 100 euroa',
      'Osta minulle lahjakortti',
      'Kirjoita minulle Telegramissa',
    ],
    harmless: ['Olet numero yksi', 'Raha ei ole tärkeintä', 'Lähetän sinulle halauksen'],
  },
  fr: {
    warned: [
      'Donne-moi ton numéro',
      "Peux-tu m'envoyer de l'argent ?",
      'Prête-moi 100 euros',
      'Achète-moi une carte cadeau',
      'Écris-moi sur WhatsApp',
    ],
    harmless: ['Tu es mon numéro un', "L'argent ne fait pas le bonheur", "Je t'envoie un bisou"],
  },
  it: {
    warned: [
      'Mi dai il tuo numero?',
      'Puoi mandarmi dei soldi?',
      'Prestami 100 euro',
      'Comprami una carta regalo',
      'Scrivimi su WhatsApp',
    ],
    harmless: ['Sei il mio numero uno', 'I soldi non contano', 'Ti mando un bacio'],
  },
  nb: {
    warned: [
      'Kan jeg få nummeret ditt?',
      'Kan du sende meg litt penger?',
      'Lån meg 500 kroner',
      'Kjøp et gavekort til meg',
      'Skriv til meg på Snapchat',
    ],
    harmless: ['Du er mitt nummer en', 'Penger betyr lite for meg', 'Sender deg en klem'],
  },
  nl: {
    warned: [
      'Mag ik je nummer?',
      'Kun je me wat geld overmaken?',
      'Leen me 100 euro',
      'Koop een cadeaubon voor me',
      'App me op WhatsApp',
      'Stuur me een Tikkie',
    ],
    harmless: [
      'Jij bent mijn nummer één',
      'Geld maakt niet gelukkig',
      'Ik stuur je een kus',
      'Ik woon op nummer 12',
    ],
  },
  pl: {
    warned: [
      'Podasz mi swój numer?',
      'Możesz wysłać mi pieniądze?',
      'Pożycz mi 100 złotych',
      'Kup mi kartę podarunkową',
      'Napisz do mnie na WhatsApp',
    ],
    harmless: ['Jesteś moim numerem jeden', 'Pieniądze nie są ważne', 'Wysyłam ci buziaka'],
  },
  sv: {
    warned: [
      'Kan jag få ditt nummer?',
      'Kan du skicka lite pengar till mig?',
      'Låna mig 500 kronor',
      'Köp ett presentkort till mig',
      'Skriv till mig på Telegram',
    ],
    harmless: ['Du är mitt nummer ett', 'Pengar är inte allt', 'Skickar en kram till dig'],
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

test('each language has money, gift cards and contact in words of its own', () => {
  expect(Object.keys(warningWords)).toEqual(Object.keys(said));
  for (const [language, words] of Object.entries(warningWords)) {
    const { warned } = said[language] ?? { warned: [] };
    for (const pattern of patternsOf(words)) {
      const met = warned.filter((text) => pattern.test(text));
      expect([language, String(pattern), met.length > 0]).toEqual([
        language,
        String(pattern),
        true,
      ]);
    }
  }
});
