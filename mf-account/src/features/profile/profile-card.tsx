import { neighbourInherits } from '@afterglow/shared-ui/hooks/focus-heir';
import type { ReactNode } from 'react';
import styles from './profile.module.scss';
import { SaveMark } from './save-mark.tsx';
import type { ProfileField } from './writable-profile.ts';

interface Props {
  title: string;
  /** Its save mark tells about these. */
  fields: readonly ProfileField[];
  lead?: ReactNode;
  children: ReactNode;
}

export function ProfileCard({ title, fields, lead, children }: Props) {
  return (
    <section ref={neighbourInherits} className={`card-x ${styles.card}`} aria-label={title}>
      <div className="row-x between wrap">
        <h2 className="h3">{title}</h2>
        <SaveMark fields={fields} />
      </div>
      {lead && <p className="sm mut">{lead}</p>}
      {children}
    </section>
  );
}
