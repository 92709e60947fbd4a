import type { MethodOffer, PaymentMethod } from '@afterglow/shared-state';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import styles from './method-list.module.scss';
import { MethodLogo } from './method-logo.tsx';

/** So many at first; the rest comes on demand. */
const first = 6;

interface Props {
  methods: readonly MethodOffer[];
  selected: PaymentMethod | null;
  onSelect: (method: PaymentMethod) => void;
  /** What belongs to the selected one, under its row. */
  children?: ReactNode;
}

export function MethodList({ methods, selected, onSelect, children }: Props) {
  const { t } = useTranslation();
  const [all, setAll] = useState(methods.slice(first).some(({ method }) => method === selected));
  const shown = all || methods.length === first + 1 ? methods : methods.slice(0, first);
  return (
    <fieldset className={`card-x ${styles.methods}`}>
      <legend className="visually-hidden">{t('payment.methods')}</legend>
      {shown.map(({ method }) => (
        <MethodRow
          key={method}
          method={method}
          selected={method === selected}
          onSelect={() => onSelect(method)}
        >
          {method === selected && children}
        </MethodRow>
      ))}
      {shown.length < methods.length && (
        <button type="button" className={styles.more} onClick={() => setAll(true)}>
          <ChevronDown className="i" aria-hidden="true" />
          {t('payment.more')}
        </button>
      )}
    </fieldset>
  );
}

interface RowProps {
  method: PaymentMethod;
  selected: boolean;
  onSelect: () => void;
  children: ReactNode;
}

function MethodRow({ method, selected, onSelect, children }: RowProps) {
  const { t, i18n } = useTranslation();
  const hint: string = `hints.${method}`;
  return (
    <>
      <label className={styles.method}>
        <input type="radio" name="method" checked={selected} onChange={onSelect} />
        <span className="rad" />
        <span className="grow">
          <span className="b d-block">{t(`methods.${method}`)}</span>
          {i18n.exists(hint, { ns: 'mf-payments' }) && (
            <span className="sm mut d-block">{t(hint as 'hints.ideal')}</span>
          )}
        </span>
        <MethodLogo method={method} />
      </label>
      {children && <div className={styles.sub}>{children}</div>}
    </>
  );
}
