import { usePageTitle } from '@afterglow/shared-state';
import type { ReactNode } from 'react';
import { SidePhoto } from '../signup/side-photo.tsx';
import styles from './entrance.module.scss';

interface Props {
  title: string;
  lead: ReactNode;
  children: ReactNode;
}

/** A page for who has an account already: a face beside a form; on phones the form alone. */
export function Entrance({ title, lead, children }: Props) {
  usePageTitle(title);
  return (
    <div className={`wrapx ${styles.page}`}>
      <div className={styles.photo}>
        <SidePhoto seeking="" />
      </div>
      <div className={styles.form}>
        <h1>{title}</h1>
        <p className="mut">{lead}</p>
        {children}
      </div>
    </div>
  );
}
