import { useEffect } from 'react';

/** Renders nothing and passes the error on, once. */
export function ReportError({ error, to }: { error: unknown; to: (error: unknown) => void }) {
  useEffect(() => to(error), [error, to]);
  return null;
}
