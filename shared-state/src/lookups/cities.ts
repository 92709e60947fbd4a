import { useEffect, useState } from 'react';
import { type QueryOf, resource } from '../data/resource.ts';
import { useData } from '../data/use-data.ts';

/** Milliseconds of silence before the server is asked. */
const pause = 200;

const cities = resource('/api/cities.php', {
  of: (answer) => answer.cities.map(({ name }) => name),
  isPublic: true,
});

/** Names of cities of a region that begin with what is typed; the largest when nothing is. */
export function useCities(country: string, region: string, typed: string): readonly string[] {
  const [asked, setAsked] = useState<QueryOf<'/api/cities.php'> | null>(null);
  const { data } = useData(cities, asked);
  const [names, setNames] = useState<readonly string[]>([]);

  useEffect(() => {
    if (!region) return setAsked(null);
    const query = { country, region, q: typed.trim() || undefined };
    const timer = setTimeout(() => setAsked(query), pause);
    return () => clearTimeout(timer);
  }, [country, region, typed]);

  // Suggestions stay until there are others.
  useEffect(() => {
    if (data) setNames(data);
  }, [data]);
  return region ? names : [];
}
