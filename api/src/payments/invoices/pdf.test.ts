import { getDocumentProxy } from 'unpdf';
import { pdfOf } from './pdf.ts';
import type { Sheet } from './sheet.ts';

/** Margins of a page of A4, in points. */
const [left, right] = [56, 595.28 - 56];

const sheet: Sheet = {
  language: 'pl',
  title: 'Faktura',
  date: new Date('2026-06-30T12:00Z'),
  from: ['Zażółć Gęślą Jaźń Sp. z o.o.', 'ulica Łódzka 1', 'Kraków, Polska'],
  facts: [
    ['Numer', '2026-000007'],
    ['Data', '30 czerwca 2026'],
  ],
  lines: [
    { text: '150 kredytów', amount: '' },
    { text: 'Bez VAT', amount: '16,52 €' },
    { text: 'Łącznie', amount: '19,99 zł', bold: true },
  ],
  notes: ['Zapłacono.', 'To nie jest abonament.'],
};

interface Part {
  text: string;
  /** In points from the left edge. */
  from: number;
  to: number;
  /** In points from the lower edge. */
  y: number;
  size: number;
  font: string;
}

/** What a reader of PDF finds on the only page, as it was written. */
async function read(content: Buffer) {
  const doc = await getDocumentProxy(new Uint8Array(content));
  expect(doc.numPages).toBe(1);
  const page = await doc.getPage(1);
  const { items } = await page.getTextContent();
  const parts = items.flatMap((item): Part[] => {
    if (!('str' in item) || item.str.trim() === '') return [];
    const [size, , , , from, y] = item.transform as number[];
    const at = { from: from ?? 0, to: (from ?? 0) + item.width, y: y ?? 0 };
    return [{ text: item.str, ...at, size: size ?? 0, font: item.fontName }];
  });
  const { info } = await doc.getMetadata();
  return { parts, info };
}

/** The parts that stand on a line, from the top of the page. */
function linesOf(parts: Part[]): Part[][] {
  const heights = [...new Set(parts.map(({ y }) => y))].sort((a, b) => b - a);
  return heights.map((y) => parts.filter((part) => part.y === y));
}
const textOf = (line: Part[] = []) => line.map(({ text }) => text).join('');

test('every line of a sheet stands on the page, in its order, with letters of the whole of Europe', async () => {
  const { parts } = await read(await pdfOf(sheet));
  expect(linesOf(parts).map((line) => textOf(line).replaceAll(/\s/g, ''))).toEqual(
    [
      sheet.title,
      ...sheet.from,
      ...sheet.facts.map((fact) => fact.join('')),
      ...sheet.lines.map(({ text, amount }) => text + amount),
      ...sheet.notes,
    ].map((text) => text.replaceAll(/\s/g, '')),
  );
});

test('nothing stands on something else, or beyond the margins', async () => {
  const { parts } = await read(await pdfOf(sheet));
  const lines = linesOf(parts);
  for (const [index, line] of lines.entries()) {
    const above = lines[index - 1]?.[0];
    if (above) expect(above.y - (line[0]?.y ?? 0)).toBeGreaterThanOrEqual(line[0]?.size ?? 0);
    for (const [place, { from, to }] of line.entries()) {
      expect(from).toBeGreaterThanOrEqual(Math.max(left, line[place - 1]?.to ?? 0) - 0.1);
      expect(to).toBeLessThanOrEqual(right + 0.5);
    }
  }
});

test('terms and what they say begin below each other, and amounts end there', async () => {
  const { parts } = await read(await pdfOf(sheet));
  const lineOf = (text: string) => linesOf(parts).find((line) => textOf(line).includes(text)) ?? [];
  const values = ['2026-000007', 'czerwca'].map((text) => lineOf(text)[1]?.from);
  expect(values).toEqual([210, 210]);
  const ends = ['16,52', '19,99'].map((text) => lineOf(text).at(-1)?.to ?? 0);
  for (const end of ends) expect(end).toBeCloseTo(right, 0);
});

test('the title is the largest, notes the smallest; seller and total stand out', async () => {
  const { parts } = await read(await pdfOf(sheet));
  const lines = linesOf(parts);
  const sizes = lines.map(([first]) => first?.size);
  expect(sizes).toEqual([20, 10, 10, 10, 10, 10, 10, 10, 10, 9, 9]);
  const fontOf = (text: string) => parts.find((part) => part.text.includes(text))?.font;
  const [bold, plain] = [fontOf('Faktura'), fontOf('ulica')];
  expect(bold).not.toBe(plain);
  expect([fontOf('Za'), fontOf('19,99')]).toEqual([bold, bold]);
  expect(['Numer', '2026', 'Bez', '16,52', 'To nie'].map(fontOf)).toEqual(Array(5).fill(plain));
});

test('the file says its language, its title, who wrote it and when', async () => {
  const { info } = await read(await pdfOf(sheet));
  expect(info).toMatchObject({
    Language: 'pl',
    Title: 'Faktura',
    Author: sheet.from[0],
    CreationDate: 'D:20260630120000Z',
  });
});
