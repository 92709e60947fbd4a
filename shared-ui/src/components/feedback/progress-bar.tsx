import { cx } from '../../cx.ts';
import { useDelayed } from '../../hooks/use-delayed.ts';
import { useLinger } from '../../hooks/use-linger.ts';

interface Props {
  busy: boolean;
  label: string;
}

/** A thin bar at the top of the page while something loads; nothing before 200 ms. */
export function ProgressBar({ busy, label }: Props) {
  const shown = useDelayed(busy, 200);
  const present = useLinger(shown, 600);
  // A live region belongs to no landmark, and says by itself that something is on its way.
  return (
    <div aria-live="polite">
      {present && (
        <div
          className={cx('progress-top', shown ? 'is-busy' : 'is-done')}
          // While it fades nothing is loading any more.
          {...(shown ? { role: 'progressbar', 'aria-label': label } : { 'aria-hidden': true })}
        />
      )}
    </div>
  );
}
