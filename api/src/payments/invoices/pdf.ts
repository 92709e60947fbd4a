import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { buffer } from 'node:stream/consumers';
import type { Sheet } from './sheet.ts';

const require = createRequire(import.meta.url);
/** Read when first asked for. */
let fonts: Record<string, Buffer> | undefined;
const allFonts = () => ({
  latin: readFileSync(
    require.resolve('@fontsource/open-sans/files/open-sans-latin-400-normal.woff'),
  ),
  bold: readFileSync(
    require.resolve('@fontsource/open-sans/files/open-sans-latin-700-normal.woff'),
  ),
  ext: readFileSync(
    require.resolve('@fontsource/open-sans/files/open-sans-latin-ext-400-normal.woff'),
  ),
  boldExt: readFileSync(
    require.resolve('@fontsource/open-sans/files/open-sans-latin-ext-700-normal.woff'),
  ),
});

const left = 56;
const right = 539;
const ink = '#2b2130';
const muted = '#6b6072';

/** A sheet as a PDF on A4. */
export async function pdfOf(sheet: Sheet): Promise<Buffer> {
  // Read with the first sheet: drawing brings fonts and their tools.
  const { default: PDFDocument } = await import('pdfkit');
  fonts ??= allFonts();
  const doc = new PDFDocument({
    size: 'A4',
    margin: left,
    lang: sheet.language,
    info: { Title: sheet.title, Author: sheet.from[0] ?? '', CreationDate: sheet.date },
  });
  const done = buffer(doc);
  for (const [name, file] of Object.entries(fonts)) doc.registerFont(name, file);

  /** A line of text; letters beyond western Europe's come from their own file. */
  function write(text: string, x: number, y: number, options: Options = {}): void {
    const { bold = false, size = 10, colour = ink, end = false } = options;
    const runs = runsOf(text, bold);
    const widthOf = ([name, part]: Run) => doc.font(name).fontSize(size).widthOfString(part);
    let at = end ? x - runs.reduce((sum, run) => sum + widthOf(run), 0) : x;
    for (const run of runs) {
      const width = widthOf(run);
      doc.fillColor(colour).text(run[1], at, y, { lineBreak: false });
      at += width;
    }
  }

  write(sheet.title, left, 56, { bold: true, size: 20 });
  sheet.from.forEach((text, line) => {
    write(text, left, 96 + line * 15, line === 0 ? { bold: true } : { colour: muted });
  });
  let y = 110 + sheet.from.length * 15;
  for (const [term, value] of sheet.facts) {
    write(term, left, y, { colour: muted });
    write(value, 210, y);
    y += 16;
  }
  y += 16;
  for (const { text, amount, bold } of sheet.lines) {
    if (bold) doc.moveTo(left, y).lineTo(right, y).lineWidth(0.5).stroke(muted);
    write(text, left, y + 6, { bold });
    write(amount, right, y + 6, { bold, end: true });
    y += 24;
  }
  y += 18;
  for (const text of sheet.notes) {
    write(text, left, y, { size: 9, colour: muted });
    y += 14;
  }
  doc.end();
  return done;
}

interface Options {
  bold?: boolean | undefined;
  size?: number;
  colour?: string;
  /** Ends at `x` instead of beginning there. */
  end?: boolean;
}

type Run = [font: string, text: string];

function runsOf(text: string, bold: boolean): Run[] {
  // The letters of Latin Extended-A and beyond, such as Polish has them; € and dashes are in both.
  const parts = text.match(/[\u0100-\u02af]+|[^\u0100-\u02af]+/g) ?? [];
  return parts.map((part) => {
    const isExt = /^[\u0100-\u02af]/.test(part);
    return [isExt ? (bold ? 'boldExt' : 'ext') : bold ? 'bold' : 'latin', part];
  });
}
