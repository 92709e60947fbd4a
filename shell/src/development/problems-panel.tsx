import type { Problem } from '@afterglow/federation/development/edit';
import { Button } from '@afterglow/shared-ui/components/actions/button';
import { useEffect, useRef } from 'react';
import styles from './problems-panel.module.scss';

const titles: Record<Problem['kind'], string> = {
  build: 'Cannot be built',
  run: 'Threw while it ran',
  types: 'Types do not fit',
  text: 'Text is missing',
};

interface Props {
  problems: Problem[];
  onClose: () => void;
}

/** What is wrong with the working copy, over the page of who edits it. Not for members: English. */
export function ProblemsPanel({ problems, onClose }: Props) {
  const panel = useRef<HTMLElement>(null);
  // Among dialogs, and above those that opened before.
  useEffect(() => {
    if (problems.length === 0) return;
    const { current } = panel;
    current?.showPopover();
    return () => current?.hidePopover();
  }, [problems]);
  if (problems.length === 0) return null;
  return (
    <aside ref={panel} popover="manual" className={styles.panel} role="alert" lang="en" dir="ltr">
      <ul>
        {problems.map(({ kind, place, message }) => (
          <li key={`${kind} ${place} ${message}`} data-kind={kind}>
            <strong>{titles[kind]}</strong> <code>{place}</code>
            <pre>{message}</pre>
          </li>
        ))}
      </ul>
      <Button variant="tonal" onClick={onClose}>
        Close
      </Button>
    </aside>
  );
}
