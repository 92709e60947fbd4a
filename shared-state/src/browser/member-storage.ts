const prefix = 'member-';
const owner = 'owner';

/** Where IndexedDB keeps what is too much, or too precious, for the list below. */
export const memberDatabase = 'member';

/**
 * Storage on this device for what belongs to the member, e.g. messages waiting to be sent.
 * Everything in it goes at logout.
 */
export const memberStorage = {
  read(key: string): string | null {
    try {
      return localStorage.getItem(prefix + key);
    } catch {
      return null;
    }
  },
  /** Tells whether it could be kept. */
  write(key: string, value: string): boolean {
    try {
      localStorage.setItem(prefix + key, value);
      return true;
    } catch {
      return false;
    }
  },
  remove(key: string): void {
    try {
      localStorage.removeItem(prefix + key);
    } catch {
      // Nothing was kept, so nothing needs removing.
    }
  },
  clear(): void {
    try {
      indexedDB.deleteDatabase(memberDatabase);
    } catch {
      // A browser that keeps none.
    }
    try {
      for (const key of Object.keys(localStorage)) {
        if (key.startsWith(prefix)) localStorage.removeItem(key);
      }
    } catch {
      // As above.
    }
  },
  /** Another member than before has come, without the one before having logged out. */
  claim(member: string): void {
    const before = memberStorage.read(owner);
    if (before !== null && before !== member) memberStorage.clear();
    memberStorage.write(owner, member);
  },
};
