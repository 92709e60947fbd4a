import { useEffect, useState } from 'react';
import { get } from '../api/request.ts';

/** Milliseconds of silence before the server is asked. */
const pause = 200;

/** Names of cities of a region that begin with what is typed; the largest when nothing is. */
export function useCities(country: string, region: string, typed: string): string[] {
  const [names, setNames] = useState<string[]>([]);
  useEffect(() => {
    if (!region) return setNames([]);
    const leaving = new AbortController();
    const query = { country, region, q: typed.trim() || undefined };
    const timer = setTimeout(() => {
      get('/api/cities.php', { query, signal: leaving.signal })
        .then(({ cities }) => setNames(cities.map(({ name }) => name)))
        // Suggestions are a help; the server checks the city when it is sent.
        .catch(() => undefined);
    }, pause);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [country, region, typed]);
  return names;
}
