import type { BootRemote } from '@afterglow/federation/registry/boot-manifest';
import { Button } from '@afterglow/shared-ui/components/actions/button';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { useEffect, useState } from 'react';
import { type Area, areasOf } from './areas.ts';
import styles from './page-map.module.scss';

/** Who answers for a package, as `/parts.json` tells. */
interface Whose {
  name: string;
  version: string;
  team?: string;
  contact?: string;
}

/** What belongs to whom; empty until it is known, and when it cannot be had. */
function useOwners(): Whose[] {
  const [owners, setOwners] = useState<Whose[]>([]);
  useEffect(() => {
    fetch('/parts.json')
      .then((answer) => (answer.ok ? answer.json() : []))
      .then(setOwners, () => undefined);
  }, []);
  return owners;
}

/** The places as they are; pages move, so they are looked up with each frame that the browser draws. */
function useAreas(): Area[] {
  const [areas, setAreas] = useState(areasOf);
  useEffect(() => {
    let frame = 0;
    const look = () => {
      const now = areasOf();
      setAreas((known) => (JSON.stringify(known) === JSON.stringify(now) ? known : now));
      frame = requestAnimationFrame(look);
    };
    look();
    return () => cancelAnimationFrame(frame);
  }, []);
  return areas;
}

interface Props {
  remotes: BootRemote[];
  onClose: () => void;
  tryOther?: (() => void) | undefined;
}

/** Draws which remotes make the page, in which version, and lists whose they are. */
export function PageMap({ remotes, onClose, tryOther }: Props) {
  const { t } = useTranslation();
  const areas = useAreas();
  const owners = useOwners();
  const shown = new Map(areas.map(({ remote, version }) => [remote, version]));
  const names = ['shell', ...shown.keys()];
  const slotsOf = (name: string) => remotes.find((remote) => remote.name === name)?.slots ?? [];

  return (
    <>
      <div aria-hidden="true">
        {areas.map(({ remote, expose, version, box }) => (
          <div
            key={`${remote} ${expose} ${box.top} ${box.left}`}
            className={styles.area}
            style={box}
          >
            <span className={styles.name}>
              {remote} · {expose} · {version}
            </span>
          </div>
        ))}
      </div>
      <aside className={styles.legend} aria-label={t('override.map')}>
        <b>{t('override.map')}</b>
        <ul>
          {names.map((name) => {
            const whose = owners.find((one) => one.name === name);
            const slots = slotsOf(name).join(', ');
            return (
              <li key={name}>
                <b>{name}</b> <code>{shown.get(name) ?? whose?.version}</code>
                {whose?.team && ` · ${whose.team}`}
                {whose?.contact && ` · ${whose.contact}`}
                {slots && <span className={styles.slots}>{slots}</span>}
              </li>
            );
          })}
        </ul>
        <div className={styles.acts}>
          <Button size="sm" variant="tonal" onClick={onClose}>
            {t('override.close')}
          </Button>
          {tryOther && (
            <Button size="sm" variant="outline" onClick={tryOther}>
              {t('override.title')}
            </Button>
          )}
        </div>
      </aside>
    </>
  );
}
