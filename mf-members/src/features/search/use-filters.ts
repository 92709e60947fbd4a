import { useSession, useSettings } from '@afterglow/shared-state';
import { useSearchParams } from '@afterglow/shared-ui/router';
import { useCallback, useEffect, useMemo } from 'react';
import { defaultFilters, type Filters, filtersFromQuery, queryFromFilters } from './filters.ts';
import { keptPlace } from './kept-place.ts';

/** The filters as the address has them. `change` writes them there without a new history entry. */
export function useFilters() {
  const reader = useSession((state) => state.user?.id);
  const profile = useSession((state) => state.user?.profile ?? null);
  const niche_name = useSettings((site) => site.niche_name);
  const geoip_country = useSettings((site) => site.geoip_country);
  const geoip_selected_country = useSettings((site) => site.geoip_selected_country);
  const [query, setQuery] = useSearchParams();
  // Who comes back through the menu has the plain address and expects the search as it was.
  const text = query.toString() || keptPlace.queryOf(reader);

  const defaults = useMemo(
    () => defaultFilters(profile, { niche_name, geoip_country, geoip_selected_country }),
    [profile, niche_name, geoip_country, geoip_selected_country],
  );
  const filters = useMemo(
    () => filtersFromQuery(new URLSearchParams(text), defaults),
    [text, defaults],
  );

  const isPlain = query.size === 0;
  // Nothing else of the address: what the shell has taken out of it would come back.
  const kept = queryFromFilters(filters, defaults).toString();
  useEffect(() => {
    keptPlace.keepQuery(reader, kept);
    if (isPlain && kept) setQuery(kept, { replace: true, preventScrollReset: true });
  }, [reader, kept, isPlain, setQuery]);

  const change = useCallback(
    (changed: Partial<Filters>) => {
      const next = queryFromFilters({ ...filters, ...changed }, defaults);
      keptPlace.keepQuery(reader, next.toString());
      setQuery(next, { replace: true, preventScrollReset: true });
    },
    [filters, defaults, reader, setQuery],
  );
  const clear = useCallback(() => change(defaults), [change, defaults]);
  const changes = [...queryFromFilters(filters, defaults).keys()];

  return { filters, defaults, change, clear, isChanged: changes.length > 0 };
}
