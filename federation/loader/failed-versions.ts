export type Memory = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Versions that failed in this browser's session, by remote. */
export interface FailedVersions {
  has(name: string, version: string): boolean;
  add(name: string, version: string): void;
  forget(name: string): void;
}

const key = (name: string) => `failed-versions:${name}`;

/** A browser may refuse storage; then failures are remembered as long as the page lives. */
export function failedVersions(memory: Memory): FailedVersions {
  const here = new Map<string, string[]>();
  function read(name: string): string[] {
    try {
      return memory.getItem(key(name))?.split(' ') ?? here.get(name) ?? [];
    } catch {
      return here.get(name) ?? [];
    }
  }
  function write(name: string, versions: string[]): void {
    here.set(name, versions);
    try {
      if (versions.length > 0) memory.setItem(key(name), versions.join(' '));
      else memory.removeItem(key(name));
    } catch {
      // What the page remembers is enough until it is left.
    }
  }
  return {
    has: (name, version) => read(name).includes(version),
    add: (name, version) => write(name, [...read(name), version].slice(-10)),
    forget: (name) => write(name, []),
  };
}
