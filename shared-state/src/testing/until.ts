/** For tests: looks again until it is so, at most for seconds: what never becomes so fails by itself. */
export async function until(isSo: () => boolean): Promise<void> {
  for (let tries = 0; !isSo(); tries += 1) {
    if (tries > 400) throw new Error('it never became so');
    await new Promise((done) => setTimeout(done, 5));
  }
}
