import type { Proof } from './proofs.ts';
import type { Row } from './row.ts';

const escaped = (text: string) => text.replaceAll(/[<*_`[\]]/g, '\\$&');

const proofsOf = (row: Row, proofs: Proof[]) => proofs.filter(({ ids }) => ids.includes(row.id));

/** How far a row is proved. */
export function state(row: Row, proofs: Proof[]): 'proved' | 'partly' | 'open' | 'not here' {
  if (row.notHere) return 'not here';
  if (proofsOf(row, proofs).length === 0) return 'open';
  return row.missing ? 'partly' : 'proved';
}

function shown(row: Row, proofs: Proof[]): string {
  const asks = row.standard ? `${row.asks} (${row.standard})` : row.asks;
  const tests = proofsOf(row, proofs).map(({ file, title }) => `[${escaped(title)}](../${file})`);
  const said = row.notHere ? `does not apply: ${row.notHere}` : tests.join('; ');
  const inFull = row.inFull ? `; in full by \`${row.inFull}\`` : '';
  const missing = row.missing ? `; missing: ${row.missing}` : '';
  return `- **${row.id}** ${asks}: ${said || 'no test by its name yet'}${inFull}${missing}`;
}

function section(title: string, rows: Row[], proofs: Proof[]): string {
  const count = (wanted: string) => rows.filter((row) => state(row, proofs) === wanted).length;
  const sum = `${count('proved')} proved, ${count('partly')} in part, ${count('open')} not yet, ${count('not here')} not for this product.`;
  return [`## ${title}`, '', sum, '', ...rows.map((row) => shown(row, proofs))].join('\n');
}

const head = `# What must hold, and the test that shows it

Made by \`node tools/run.mjs assurance\` from the rows in \`tools/assurance\` and from the titles of
tests: a test that proves a row ends its title with it, \`[S03]\`. Numbers in brackets are requirements
of OWASP ASVS 5.0 and their level. Where what is asked takes longer than a suite may, the suite holds it
in short, and the row names the command that holds it in full. \`npm run check\` refuses a page that is
out of date.`;

/** docs/security.md. Throws when a title names a row that does not exist. */
export function page(security: Row[], reliability: Row[], proofs: Proof[]): string {
  const known = new Set([...security, ...reliability].map(({ id }) => id));
  const unknown = proofs.flatMap(({ file, ids }) =>
    ids.filter((id) => !known.has(id)).map((id) => `${file}: there is no row ${id}`),
  );
  if (unknown.length > 0) throw new Error(unknown.join('\n'));
  return `${[
    head,
    section('When somebody means harm', security, proofs),
    section('When something breaks', reliability, proofs),
  ].join('\n\n')}\n`;
}
