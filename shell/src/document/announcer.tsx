import { documentTitle } from '@afterglow/shared-state';
import { useLocation } from '@afterglow/shared-ui/router';
import { useEffect, useRef, useState } from 'react';
import { focusPage } from './focus-page.ts';

/** Pages of remotes come a moment after the address; one that keeps its title is not waited for. */
const patienceMs = 1500;

/** After a navigation: says the new title and moves focus to the new page. */
export function Announcer() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  const [title, setTitle] = useState('');

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const arrive = () => {
      stop();
      setTitle(documentTitle.getState().page);
      focusPage();
    };
    const unsubscribe = documentTitle.subscribe(arrive);
    const timer = setTimeout(arrive, patienceMs);
    const stop = () => {
      unsubscribe();
      clearTimeout(timer);
    };
    return stop;
  }, [pathname]);

  return (
    <div className="visually-hidden" aria-live="polite">
      {title}
    </div>
  );
}
