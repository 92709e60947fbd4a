import { runAsOwner } from './owner.ts';

test('PostgreSQL gets what this process was given, but not how it keeps memory', async () => {
  process.env.MALLOC_ARENA_MAX = '2';
  process.env.GIVEN = 'to us';
  try {
    const env = await runAsOwner('env', [], '/');
    expect(env).toMatch(/^GIVEN=to us$/m);
    expect(env).toMatch(/^LC_ALL=C$/m);
    expect(env).not.toContain('MALLOC_');
  } finally {
    delete process.env.MALLOC_ARENA_MAX;
    delete process.env.GIVEN;
  }
});
