import { mailHtml } from './mail-html.ts';

const parts = { siteName: 'Lumen', niche: 1, language: 'de', preheader: '', title: 'Da' };
const htmlOf = (paragraph: string, small = '') =>
  mailHtml({ ...parts, paragraphs: [paragraph], small: [small], button: undefined });

test('the number of a report or a complaint is not broken at its hyphen', () => {
  const whole = (number: string) => `<span style="white-space:nowrap">${number}</span>`;
  expect(htmlOf('Sie hat die Nummer C-YF5TENX8.')).toContain(`Nummer ${whole('C-YF5TENX8')}.`);
  expect(htmlOf('', 'Meldung GJ9R-0VC6')).toContain(`Meldung ${whole('GJ9R-0VC6')}</p>`);
});

test.each([
  ['Deine E-Mail-Adresse', 'E-Mail', '-Adresse'],
  ['Il tuo indirizzo e-mail.', 'e-mail', '.'],
  ['E-postadressen din', 'E-postadressen', ' din'],
])('what a mail is called is not either: %s', (text, word, rest) => {
  expect(htmlOf(text)).toContain(`<span style="white-space:nowrap">${word}</span>${rest}`);
});

test('what else has a hyphen may be broken there, and stays text', () => {
  const html = htmlOf('Dein PayPal-Konto, <b>A-BCDE</b>');
  expect(html).toContain('Dein PayPal-Konto, &lt;b&gt;');
  expect(html).not.toContain('<b>');
});
