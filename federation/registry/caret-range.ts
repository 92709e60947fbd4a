const form = /^\^(\d+)\.(\d+)\.(\d+)$/;

/**
 * Whether `version` is in a caret range as npm defines it: at least that version, and no change
 * left of the first number that is not zero. The build writes no other form of range, and what is
 * not understood is not accepted; nor is a version with a pre-release tag.
 */
export function inCaretRange(version: string, range: string): boolean {
  const wanted = form.exec(range)?.slice(1).map(Number);
  const given = form.exec(`^${version}`)?.slice(1).map(Number);
  if (!wanted || !given) return false;
  const fixed = Math.min(...[0, 1, 2].filter((place) => wanted[place] !== 0), 2);
  for (const place of [0, 1, 2]) {
    const [has = 0, wants = 0] = [given[place], wanted[place]];
    if (has !== wants) return place > fixed && has > wants;
  }
  return true;
}
