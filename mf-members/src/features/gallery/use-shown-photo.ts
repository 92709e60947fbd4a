import { useLocation, useNavigate, useSearchParams } from '@afterglow/shared-ui/router';

/**
 * Which photo the viewer shows, from 0; null while it is closed. It stands in the address, so Back
 * closes the viewer and a reload keeps it.
 */
export function useShownPhoto() {
  const [query, setQuery] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const position = Number(query.get('photo'));
  const shown = Number.isInteger(position) && position > 0 ? position - 1 : null;
  const isOpenedHere = state === openedHere;

  function write(photo: number | null, replace: boolean): void {
    const next = new URLSearchParams(query);
    if (photo === null) next.delete('photo');
    else next.set('photo', String(photo + 1));
    const kept = photo === null || (replace && !isOpenedHere) ? null : openedHere;
    setQuery(next, { replace, state: kept, preventScrollReset: true });
  }

  return {
    shown,
    show: (photo: number) => write(photo, shown !== null),
    close() {
      if (shown === null) return;
      // Who came by the address of a photo has nothing of ours before it.
      if (isOpenedHere) navigate(-1);
      else write(null, true);
    },
  };
}

const openedHere = 'viewer';
