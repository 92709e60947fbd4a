import { AgeRange } from '@afterglow/shared-ui/components/forms/age-range';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { useEffect, useState } from 'react';
import { type Filters, oldest, youngest } from './filters.ts';

interface Props {
  filters: Pick<Filters, 'minAge' | 'maxAge'>;
  onChange: (changed: Pick<Filters, 'minAge' | 'maxAge'>) => void;
}

/** A thumb passes many ages on its way; only where it rests is searched. */
const restMs = 350;

export function AgeFilter({ filters: { minAge, maxAge }, onChange }: Props) {
  const { t } = useTranslation();
  const [moved, setMoved] = useState<[number, number] | null>(null);

  useEffect(() => {
    if (!moved) return;
    const timer = setTimeout(() => {
      onChange({ minAge: moved[0], maxAge: moved[1] });
      setMoved(null);
    }, restMs);
    return () => clearTimeout(timer);
  }, [moved, onChange]);

  return (
    <AgeRange
      label={t('filters.age')}
      min={youngest}
      max={oldest}
      value={moved ?? [minAge, maxAge]}
      onChange={setMoved}
      format={(from, to) => t('filters.ages', { from, to })}
      fromLabel={t('filters.youngest')}
      toLabel={t('filters.oldest')}
    />
  );
}
