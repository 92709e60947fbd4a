import { TestStream } from './stream.ts';

/** Pages of a test's members, opened at an API that listens by then, and closed after each test. */
export function openPages(origin: () => string) {
  const opened: TestStream[] = [];
  afterEach(() => {
    for (const page of opened.splice(0)) page.close();
  });
  return async (
    ...page: Parameters<typeof TestStream.open> extends [string, ...infer Of] ? Of : never
  ) => {
    const stream = await TestStream.open(origin(), ...page);
    opened.push(stream);
    return stream;
  };
}
