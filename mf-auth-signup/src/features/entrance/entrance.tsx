import { usePageTitle } from '@afterglow/shared-state';
import type { ReactNode, Ref } from 'react';
import { SidePhoto } from '../signup/side-photo.tsx';
import styles from './entrance.module.scss';

interface Props {
  title: string;
  lead: ReactNode;
  /** The heading, where something else may take this one's place. */
  heading?: Ref<HTMLHeadingElement>;
  children: ReactNode;
}

/** A page for who has an account already: a face beside a form; on phones the form alone. */
export function Entrance({ title, lead, heading, children }: Props) {
  usePageTitle(title);
  return (
    <div className={`wrapx ${styles.page}`}>
      <div className={styles.photo}>
        <SidePhoto seeking="" />
      </div>
      <div className={styles.form}>
        <h1 ref={heading}>{title}</h1>
        <p className="mut">{lead}</p>
        {children}
      </div>
    </div>
  );
}
