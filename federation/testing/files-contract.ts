import type { Files } from '../store/files.ts';

/** What every kind of store has to do; `open` gives an empty one. */
export function filesContract(open: () => Promise<Files> | Files): void {
  let files: Files;
  beforeEach(async () => {
    files = await open();
  });

  const text = async (key: string) => (await files.read(key))?.content.toString();

  test('what is not there is undefined, not an error', async () => {
    expect(await files.read('nothing.json')).toBeUndefined();
    expect(await files.stamp('nothing.json')).toBeUndefined();
    expect(await files.local('releases/none')).toBeUndefined();
    expect(await files.list('releases')).toEqual([]);
  });

  test('reads what was written, binary included', async () => {
    const content = Buffer.from([0, 255, 10, 13]);
    await files.write('releases/a/1/media/x.woff2', content);
    expect((await files.read('releases/a/1/media/x.woff2'))?.content).toEqual(content);
  });

  test('a stamp changes with the file', async () => {
    await files.write('registry.json', 'one');
    const before = await files.stamp('registry.json');
    expect(await files.stamp('registry.json')).toBe(before);
    await files.write('registry.json', 'other');
    expect(await files.stamp('registry.json')).not.toBe(before);
  });

  test('creates a file once', async () => {
    expect(await files.create('history/1.json', 'first')).toBe(true);
    expect(await files.create('history/1.json', 'second')).toBe(false);
    expect(await text('history/1.json')).toBe('first');
  });

  test('replaces only what was read', async () => {
    expect(await files.replace('registry.json', 'one', undefined)).toBe(true);
    expect(await files.replace('registry.json', 'again', undefined)).toBe(false);
    const seen = await files.read('registry.json');
    expect(await files.replace('registry.json', 'two', seen?.tag)).toBe(true);
    expect(await files.replace('registry.json', 'three', seen?.tag)).toBe(false);
    expect(await text('registry.json')).toBe('two');
  });

  test('lists and removes what is in a folder, not what only begins like it', async () => {
    for (const key of ['mf-chat/1/a.js', 'mf-chat/1/texts/en.json', 'mf-chat-next/1/a.js'])
      await files.write(`releases/${key}`, 'x');
    expect(await files.list('releases/mf-chat')).toEqual([
      'releases/mf-chat/1/a.js',
      'releases/mf-chat/1/texts/en.json',
    ]);
    await files.remove('releases/mf-chat');
    expect(await files.list('releases')).toEqual(['releases/mf-chat-next/1/a.js']);
  });

  test('a file is on the local disk when asked for', async () => {
    await files.write('releases/a/1/entry.js', 'alert()');
    const path = await files.local('releases/a/1/entry.js');
    expect(path).toMatch(/releases\/a\/1\/entry\.js$/);
  });

  test('what runs alone runs one after the other', async () => {
    let inside = 0;
    const work = async () => {
      inside += 1;
      expect(inside).toBe(1);
      await new Promise((done) => setTimeout(done, 20));
      inside -= 1;
    };
    await Promise.all([1, 2, 3].map(() => files.alone(work)));
    await expect(files.alone(() => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
    await files.alone(work);
  });
}
