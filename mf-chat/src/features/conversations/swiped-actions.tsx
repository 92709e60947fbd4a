import type { ConversationEntry } from '../safety/use-conversation-entries.ts';
import styles from './swiped-actions.module.scss';

interface Props {
  entries: ConversationEntry[];
}

/** What a swipe uncovers beside a row. Keyboards and screen readers have it in the row's menu. */
export function SwipedActions({ entries }: Props) {
  return (
    <div className={styles.actions} aria-hidden="true">
      {entries.map(
        ({ id, short, icon: Icon, danger, onSelect }) =>
          short && (
            <button
              key={id}
              type="button"
              tabIndex={-1}
              className={danger ? styles.danger : undefined}
              onClick={({ currentTarget }) => {
                const row = currentTarget.closest('[data-swipes]');
                if (row) row.scrollLeft = 0;
                onSelect?.();
              }}
            >
              <Icon className="i" />
              <span>{short}</span>
            </button>
          ),
      )}
    </div>
  );
}

/** A touch on anything else covers what was uncovered. */
export function coverOtherRows({ currentTarget, target }: React.PointerEvent): void {
  for (const row of currentTarget.querySelectorAll('[data-swipes]')) {
    if (row.scrollLeft !== 0 && !row.contains(target as Node)) row.scrollLeft = 0;
  }
}
