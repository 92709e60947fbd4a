import { type Card, resource, useData, useSettings } from '@afterglow/shared-state';
import { FictionalLabel } from '@afterglow/shared-ui/components/people/fictional-label';
import { useRef } from 'react';
import type { Draft } from './draft.ts';
import styles from './side-photo.module.scss';

const faces = resource('/api/faces.php', { of: ({ results }) => results });

/** Members of the kind one looks for whose photo may stand here, as the server says. */
export function useFaces(seeking: Draft['seeks']): Card[] {
  const query = seeking === 'both' || !seeking ? {} : { gender: seeking };
  return useData(faces, query).data ?? [];
}

interface Props {
  seeking: Draft['seeks'];
  /** Whom one came for; without, the first of those one looks for. */
  member?: Pick<Card, 'id' | 'main_image' | 'fictional'> | null;
  /** Words on the photo. */
  quote?: string;
}

/** A face beside a form; decoration that may be absent. */
export function SidePhoto({ seeking, member, quote }: Props) {
  const fictional = useSettings((state) => state.fictional_singular);
  const [face] = useFaces(seeking);
  const found = member?.main_image ? member : face;
  // It stays while it is asked for anew: by who is a member now, or in another language.
  const last = useRef(found);
  if (found?.main_image) last.current = found;
  const shown = last.current;

  return (
    <div className={styles.side}>
      {shown?.main_image && (
        <img
          src={shown.main_image.full_url}
          alt=""
          key={shown.id}
          // Where phones hide it, it is not asked for.
          loading="lazy"
          style={{ backgroundColor: shown.main_image.tone ?? undefined }}
        />
      )}
      {shown?.fictional && (
        <div className={styles.label}>
          <FictionalLabel word={fictional} onPhoto />
        </div>
      )}
      {quote && <p>{quote}</p>}
    </div>
  );
}
