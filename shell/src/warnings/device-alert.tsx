import { Link } from '@afterglow/shared-ui/router';
import { useEffect, useState } from 'react';
import type { deviceAlerts } from './device-alerts.ts';

type Alerts = typeof deviceAlerts;

interface Props {
  kind: keyof Alerts;
  onDone: () => void;
}

/** An alert of the shell's own, as soon as its code is there; its room is kept meanwhile. */
export function DeviceAlert({ kind, onDone }: Props) {
  const [alerts, setAlerts] = useState<Alerts | 'loading' | 'lost'>('loading');

  useEffect(() => {
    import(/* webpackChunkName: "device" */ './device-alerts.ts').then(
      (code) => setAlerts(code.deviceAlerts),
      // Without a network nobody misses an alert; the next page asks again.
      () => setAlerts('lost'),
    );
  }, []);

  if (alerts === 'lost') return null;
  if (alerts === 'loading') return <div data-state="loading" />;
  const Alert = alerts[kind];
  // Imported there, it would take the router out of one piece with the page that everybody loads.
  return <Alert onDone={onDone} Link={Link} />;
}
