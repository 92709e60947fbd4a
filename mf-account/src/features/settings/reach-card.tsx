import {
  ApiError,
  put,
  session,
  toast,
  type User,
  useFormat,
  useSession,
} from '@afterglow/shared-state';
import { Select } from '@afterglow/shared-ui/components/forms/select';
import { Switch } from '@afterglow/shared-ui/components/forms/switch';
import { VisuallyHidden } from '@afterglow/shared-ui/components/labels/visually-hidden';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { useState } from 'react';
import { useTurns } from '../autosave/use-turns.ts';
import styles from './settings.module.scss';

type Reach = NonNullable<User['reach']>;
type Limit = 'min_age' | 'max_age' | 'distance_km' | 'unanswered_limit';

const ages = [18, 21, 25, 30, 35, 40, 45, 50, 55, 60, 65, 70, 80];
const choices: Record<Limit, number[]> = {
  min_age: ages,
  max_age: [...ages.slice(1), 99],
  distance_km: [10, 25, 50, 100, 250],
  unanswered_limit: [3, 5, 10, 20, 50],
};
const limits = Object.keys(choices) as Limit[];

/** Who may begin a conversation. Whom one likes or has written to always may. */
export function ReachCard() {
  const { t } = useTranslation();
  const format = useFormat();
  const stored = useSession((state) => state.user?.reach);
  const [wanted, setWanted] = useState<Reach>({});
  const takeTurn = useTurns(() => setWanted({}));
  const [problem, setProblem] = useState<{ field: string; message: string } | null>(null);
  if (!stored) return null;
  const reach = { ...stored, ...wanted };

  function choose(change: Reach): void {
    setWanted((before) => ({ ...before, ...change }));
    setProblem(null);
    void takeTurn(() => save(change));
  }

  async function save(change: Reach): Promise<void> {
    try {
      const { user } = await put('/api/user.php', { reach: change });
      session.patch({ reach: user.reach });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const [first] = error.details;
      if (first) setProblem({ field: first.field.replace('reach.', ''), message: first.message });
      else toast({ kind: 'error', text: error.message });
    }
  }

  const wordsOf = (limit: Limit, count: number) =>
    limit === 'distance_km' ? format.distance(count) : t(`reach.values.${limit}`, { count });

  /** What was set elsewhere is a choice, too. */
  const optionsOf = (limit: Limit) => {
    const own = reach[limit];
    const values = new Set([...choices[limit], ...(own ? [own] : [])]);
    return [...values]
      .sort((one, other) => one - other)
      .map((count) => ({ value: String(count), label: wordsOf(limit, count) }));
  };

  return (
    <section className={`card-x ${styles.card}`} aria-label={t('reach.title')}>
      <div>
        <h2 className="h3">{t('reach.title')}</h2>
        <p className="mut mb-0">{t('reach.lead')}</p>
        {/* Who chose is there already: nothing would read out what has come beside it. */}
        <VisuallyHidden>
          <span role="alert">{problem?.message}</span>
        </VisuallyHidden>
      </div>
      <div className={styles.two}>
        {limits.map((limit) => (
          <Select
            key={limit}
            label={t(`reach.${limit}`)}
            placeholder={t('reach.any')}
            value={reach[limit] ?? ''}
            options={optionsOf(limit)}
            onChange={({ target }) =>
              choose({ [limit]: target.value ? Number(target.value) : null })
            }
            error={problem?.field === limit ? problem.message : undefined}
          />
        ))}
      </div>
      <Switch
        label={t('reach.verified')}
        checked={reach.verified_only ?? false}
        onChange={({ target }) => choose({ verified_only: target.checked })}
      />
    </section>
  );
}
