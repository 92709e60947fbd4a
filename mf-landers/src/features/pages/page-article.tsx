import type { ReactNode } from 'react';
import { LinkedText } from './linked-text.tsx';
import { PageContents } from './page-contents.tsx';
import { PageSection } from './page-section.tsx';
import type { PageTexts } from './page-texts.ts';
import styles from './pages.module.scss';

interface Props extends PageTexts {
  /** Since when the text is in force. */
  version?: ReactNode;
  search?: ReactNode;
  /** After the last section. */
  children?: ReactNode;
}

/** What a static page looks like. */
export function PageArticle({ title, intro, sections, version, search, children }: Props) {
  return (
    <div className={`wrapx ${styles.page}`}>
      <article className={styles.prose}>
        <h1>{title}</h1>
        {version}
        <p className="lead">
          <LinkedText text={intro} />
        </p>
        {search}
        {sections.map((section) => (
          <PageSection key={section.id} {...section} />
        ))}
        {children}
      </article>
      {sections.length > 0 && <PageContents sections={sections} />}
    </div>
  );
}
