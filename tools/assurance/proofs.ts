/** A test that proves rows, as it stands in its file. */
export interface Proof {
  file: string;
  title: string;
  ids: string[];
}

// A title ends in the rows it proves: 'a stolen cookie is worth nothing [S03, S04]'.
const tagged = /(['"`])((?:(?!\1).)*?) \[((?:[SR]\d{2,3}(?:, )?)+)\]\1/g;

/** Tests whose title names rows, in the order of files. `sources` are test files by path. */
export function proofs(sources: Map<string, string>): Proof[] {
  return [...sources].flatMap(([file, source]) =>
    [...source.matchAll(tagged)].map(([, , title = '', ids = '']) => ({
      file,
      title,
      ids: ids.split(', '),
    })),
  );
}
