import styles from './swipe.module.scss';

/** The deck and its buttons where they will be: nothing moves when the members come. */
export function DeckSkeleton() {
  return (
    <>
      <div className={`sk-group ${styles.stack}`} aria-hidden="true">
        <div className={`sk ${styles.photo}`} />
      </div>
      <div className={`sk-group ${styles.buttons}`} aria-hidden="true">
        <div className="sk sk-circle" />
        <div className="sk sk-circle" />
        <div className="sk sk-circle" />
        <div className="sk sk-circle" />
      </div>
    </>
  );
}
