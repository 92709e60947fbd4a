import { useEffect } from 'react';

/** Renders nothing and passes the error on, once. */
export function ReportError({ error, to }: { error: unknown; to: (error: unknown) => void }) {
  useEffect(() => {
    // What it returns is not for React, which would call it when this goes.
    to(error);
  }, [error, to]);
  return null;
}
