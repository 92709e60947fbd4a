const prefix = 'member-';

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
      for (const key of Object.keys(localStorage)) {
        if (key.startsWith(prefix)) localStorage.removeItem(key);
      }
    } catch {
      // As above.
    }
  },
};
