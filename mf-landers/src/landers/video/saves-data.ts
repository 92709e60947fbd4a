interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** True where a film would cost the visitor: data saving is on, or the line is slow. */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '');
}
