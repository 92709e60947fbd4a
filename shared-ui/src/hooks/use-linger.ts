import { useEffect, useState } from 'react';

/** True while `on`, and `ms` milliseconds longer: time for something to leave the screen. */
export function useLinger(on: boolean, ms: number): boolean {
  const [lingering, setLingering] = useState(on);

  useEffect(() => {
    if (on) {
      setLingering(true);
      return;
    }
    const timer = setTimeout(() => setLingering(false), ms);
    return () => clearTimeout(timer);
  }, [on, ms]);

  return on || lingering;
}
