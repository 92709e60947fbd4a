import styles from './packages.module.scss';

/** The place of the packages while their prices are on the way. */
export function PackagesSkeleton() {
  return (
    <div className={styles.list} aria-hidden="true">
      {[1, 2, 3, 4].map((row) => (
        <div key={row} className={`sk ${styles.skeleton}`} />
      ))}
    </div>
  );
}
