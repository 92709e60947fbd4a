import type { PageRouter } from '@afterglow/shared-ui/router';
import { useEffect, useState } from 'react';
import { type TypedTexts, typedTexts } from './typed-texts.ts';

/** What is typed in one place of the page. It belongs to the address, and goes when that is left. */
export function useTypedTexts(router: PageRouter): TypedTexts {
  const [typed] = useState(typedTexts);
  useEffect(() => {
    let at = router.state.location.pathname;
    return router.subscribe(({ location }) => {
      if (location.pathname !== at) typed.forget();
      at = location.pathname;
    });
  }, [router, typed]);
  return typed;
}
