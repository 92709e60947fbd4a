import { releaseOf } from '../testing/releases.ts';
import { bootRemotes } from './boot-manifest.ts';
import { emptyRegistry, goLive } from './registry.ts';

describe('goLive', () => {
  test('remembers what was live before, and raises the sequence', () => {
    const first = goLive(emptyRegistry, 'mf-chat', 'a');
    const second = goLive(first, 'mf-chat', 'b');
    expect(second.channels['mf-chat']).toEqual({ live: 'b', previous: 'a', versions: ['b', 'a'] });
    expect(second.sequence).toBe(2);
  });

  test('releasing what is live changes nothing', () => {
    const registry = goLive(emptyRegistry, 'mf-chat', 'a');
    expect(goLive(registry, 'mf-chat', 'a')).toBe(registry);
  });

  test('leaves the other channels alone', () => {
    const registry = goLive(goLive(emptyRegistry, 'mf-chat', 'a'), 'shell', 's');
    expect(goLive(registry, 'mf-chat', 'b').channels.shell).toBe(registry.channels.shell);
  });
});

describe('bootRemotes', () => {
  const registry = goLive(
    goLive(emptyRegistry, 'mf-chat', 'a'.repeat(12)),
    'mf-chat',
    'b'.repeat(12),
  );
  const releases = [releaseOf('a'), releaseOf('b')];
  const find = (_name: string, version: string) => releases.find((r) => r.version === version);

  test('offers the live version and the previous one, with hashes', () => {
    const [remote] = bootRemotes(registry, find);
    expect(remote?.version).toBe('b'.repeat(12));
    expect(remote?.previous?.container).toBe('mf_chat_a');
    expect(remote?.entry).toEqual({
      url: `/assets/mf-chat/${'b'.repeat(12)}/entry.js`,
      integrity: 'sha384-abc',
    });
  });

  test('leaves a remote out whose release cannot be read', () => {
    expect(bootRemotes(registry, () => undefined)).toEqual([]);
  });
});
