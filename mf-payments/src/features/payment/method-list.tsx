import type { MethodOffer, PaymentMethod } from '@afterglow/shared-state';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { MethodLogo } from './marks/method-logo.tsx';
import styles from './method-list.module.scss';

/** So many at first; the rest comes on demand. */
const first = 6;

interface Props {
  methods: readonly MethodOffer[];
  selected: PaymentMethod | null;
  onSelect: (method: PaymentMethod) => void;
  /** Why one cannot take this order; undefined for those that can. */
  reasonAgainst: (method: MethodOffer) => string | undefined;
  /** What belongs to the selected one, under its row. */
  children?: ReactNode;
}

export function MethodList({ methods, selected, onSelect, reasonAgainst, children }: Props) {
  const { t } = useTranslation();
  const [all, setAll] = useState(methods.slice(first).some(({ method }) => method === selected));
  const shown = all || methods.length === first + 1 ? methods : methods.slice(0, first);
  return (
    <fieldset className={`card-x ${styles.methods}`}>
      <legend className="visually-hidden">{t('payment.methods')}</legend>
      {shown.map((offer) => (
        <MethodRow
          key={offer.method}
          method={offer.method}
          selected={offer.method === selected}
          onSelect={() => onSelect(offer.method)}
          reason={reasonAgainst(offer)}
        >
          {offer.method === selected && children}
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
  reason: string | undefined;
  children: ReactNode;
}

function MethodRow({ method, selected, onSelect, reason, children }: RowProps) {
  const { t, i18n } = useTranslation();
  const key: string = `hints.${method}`;
  const hint = i18n.exists(key, { ns: 'mf-payments' }) ? t(key as 'hints.ideal') : undefined;
  return (
    <>
      <label className={styles.method}>
        <input
          type="radio"
          name="method"
          checked={selected}
          disabled={reason !== undefined}
          onChange={onSelect}
        />
        <span className="rad" />
        <span className="grow">
          <span className="b d-block">{t(`methods.${method}`)}</span>
          {(reason ?? hint) && <span className="sm mut d-block">{reason ?? hint}</span>}
        </span>
        <MethodLogo method={method} />
      </label>
      {children && <div className={styles.sub}>{children}</div>}
    </>
  );
}
