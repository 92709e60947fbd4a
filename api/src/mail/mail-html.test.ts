import { mailHtml } from './mail-html.ts';

const parts = { siteName: 'Lumen', niche: 1, language: 'de', preheader: '', title: 'Da' };
const htmlOf = (paragraph: string, small = '') =>
  mailHtml({ ...parts, paragraphs: [paragraph], small: [small], button: undefined });

test('the number of a report or a complaint is not broken at its hyphen', () => {
  const whole = (number: string) => `<span style="white-space:nowrap">${number}</span>`;
  expect(htmlOf('Sie hat die Nummer C-YF5TENX8.')).toContain(`Nummer ${whole('C-YF5TENX8')}.`);
  expect(htmlOf('', 'Meldung GJ9R-0VC6')).toContain(`Meldung ${whole('GJ9R-0VC6')}</p>`);
});

test('what else has a hyphen may be broken there, and stays text', () => {
  const html = htmlOf('Deine E-Mail-Adresse, <b>A-BCDE</b>');
  expect(html).toContain('Deine E-Mail-Adresse, &lt;b&gt;');
  expect(html).not.toContain('<b>');
});
