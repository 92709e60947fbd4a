import type { Problem } from './edit.ts';
import { typeLooks } from './type-looks.ts';

const wrong = "mf-chat/src/entry.tsx(4,7): error TS2322: Type 'a' is not assignable: to 'b'.";

/** A compiler that ends when it is told to, with what it says. */
function slowCompiler() {
  const ends: ((said: string) => void)[] = [];
  const compile = () => new Promise<string>((done) => ends.push(done));
  return { ends, compile };
}

test('what does not fit is told with file and line, and taken back when it does', async () => {
  const looks: Problem[][] = [];
  const said = [wrong, ''];
  const look = typeLooks(
    (found) => looks.push(found),
    async () => said.shift() ?? '',
  );
  await look();
  await look();
  const message = "Type 'a' is not assignable: to 'b'. (TS2322)";
  expect(looks).toEqual([[{ kind: 'types', place: 'mf-chat/src/entry.tsx:4', message }], []]);
});

test('edits during a look are looked at once, after it, and what is old is not told', async () => {
  const looks: Problem[][] = [];
  const { ends, compile } = slowCompiler();
  const look = typeLooks((found) => looks.push(found), compile);
  const looking = look();
  await look();
  await look();
  expect(ends).toHaveLength(1);
  ends[0]?.(wrong);
  await Promise.resolve();
  await Promise.resolve();
  expect(ends).toHaveLength(2);
  ends[1]?.('');
  await looking;
  expect(looks).toEqual([[]]);
});
