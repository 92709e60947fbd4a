interface Parts {
  /** Builds and releases what changed. Rejects when something is live in no version at all. */
  build(): Promise<void>;
  /** Resolves as soon as there is something live to serve. */
  serve(): Promise<void>;
  say(line: string): void;
}

/**
 * Resolves when the product serves. Who starts it to develop wants to see what they have just written,
 * so it is built first. In production what is live serves meanwhile: a new version is no minute without
 * pages, and one that cannot be built takes away nothing.
 */
export async function buildAndServe(
  isProduction: boolean,
  { build, serve, say }: Parts,
): Promise<void> {
  if (!isProduction) {
    await build();
    return serve();
  }
  const serving = serve();
  const built = build();
  await Promise.race([serving, built.then(() => serving)]);
  built.catch((error: Error) => say(`build    ✗ ${error.message} What is live stays.`));
}
