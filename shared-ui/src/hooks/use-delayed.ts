import { useEffect, useState } from 'react';

/** True once `on` has lasted `ms` milliseconds; false again at once. */
export function useDelayed(on: boolean, ms: number): boolean {
  const [passed, setPassed] = useState(false);

  useEffect(() => {
    if (!on) return;
    const timer = setTimeout(() => setPassed(true), ms);
    return () => {
      clearTimeout(timer);
      setPassed(false);
    };
  }, [on, ms]);

  return on && passed;
}
