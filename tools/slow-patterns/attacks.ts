import fc from 'fast-check';

/** Letters of every kind that patterns tell apart. */
const letters = [...'aA0 \n-_.@/"<%+*([{', '\u00e9', '\u{1f600}', '\u0301'];

/** What a pattern gives up at, after it has read all of it. */
const end = '\0';

const repeated = (pieces: string[], length: number) =>
  pieces.map((piece) => piece.repeat(Math.ceil(length / piece.length)) + end);

const known = new Map<number, string[]>();

/** The same letter over and over. */
function ofOneLetter(length: number): string[] {
  const made = known.get(length) ?? repeated(letters, length);
  known.set(length, made);
  return made;
}

/** Texts of so many letters on which a pattern that goes back and forth would. */
export function attacksOn({ source, flags }: RegExp, length: number): string[] {
  return [...ofOneLetter(length), ...repeated(samplesOf(source, flags), length)];
}

/** Some texts that it finds, and what is left of them without an end; none for what cannot be made up. */
function samplesOf(source: string, flags: string): string[] {
  try {
    const shape = new RegExp(source, flags.replace(/[gym]/g, ''));
    const samples = fc.sample(fc.stringMatching(shape, { size: 'small' }), {
      numRuns: 3,
      seed: 52,
    });
    return samples.flatMap((one) => [one, one.slice(0, -1)]).filter((one) => one !== '');
  } catch {
    return [];
  }
}
