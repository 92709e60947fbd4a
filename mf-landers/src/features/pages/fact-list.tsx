import { useTranslation } from '@afterglow/shared-ui/i18n';
import type { ReactNode } from 'react';
import styles from './pages.module.scss';

/** As texts; what is empty has no line. */
export interface Facts {
  company: string;
  street: string;
  city: string;
  country: string;
  number: string;
  vat: string;
  tradenames: string;
  email: string;
  phone: string;
  /** As it is dialled. */
  phone_address: string;
}

/** What is told of a company, line by line. */
export function FactList(facts: Facts) {
  const { t } = useTranslation();
  const { street, city, country, email, phone } = facts;
  const lines: [keyof Facts, string, ReactNode][] = [
    ['company', t('company.name'), facts.company],
    ['street', t('company.address'), t('company.addressLine', { street, city, country })],
    ['number', t('company.number'), facts.number],
    ['vat', t('company.vat'), facts.vat],
    ['tradenames', t('company.tradenames'), facts.tradenames],
    ['email', t('company.email'), <a href={`mailto:${email}`}>{email}</a>],
    ['phone', t('company.phone'), <a href={`tel:${facts.phone_address}`}>{phone}</a>],
  ];
  return (
    <>
      <h2>{t('company.title')}</h2>
      <dl className={styles.facts}>
        {lines
          .filter(([key]) => facts[key])
          .map(([key, term, value]) => (
            <div key={key}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
    </>
  );
}
