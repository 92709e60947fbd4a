import type { DiscountCode } from '@afterglow/shared-state';
import { nothing, type Pieces } from '@afterglow/shared-ui/workshop/piece';
import { CodeElsewhere } from '../features/discount/code-elsewhere.tsx';
import { DiscountEntry } from '../features/discount/discount-entry.tsx';
import { Benefits } from '../features/packages/benefits.tsx';
import { ContextNote } from '../features/packages/context-note.tsx';
import { OrderLines } from '../features/packages/order-lines.tsx';
import { OrderPanel } from '../features/packages/order-panel.tsx';
import { PackageCard } from '../features/packages/package-card.tsx';
import { PackageList } from '../features/packages/package-list.tsx';
import { PackagesSkeleton } from '../features/packages/packages-skeleton.tsx';
import { ReturnNote } from '../features/packages/return-note.tsx';
import { CostList } from '../features/pricing/cost-list.tsx';
import { PriceTable } from '../features/pricing/price-table.tsx';
import { large, middle, small } from '../testing/packages.ts';

const code = {
  code: 'AUTUMN-EVENINGS-2026',
  percentage: 10,
  currency: 'EUR',
  minimum: null,
} as DiscountCode;
const none = { typed: null, enter: nothing, remove: nothing };
const withCode = { ...none, typed: code };

/** In a currency with long amounts. */
const dear = {
  ...large,
  id: 'x',
  tier: 'p3' as const,
  credits: 12_000,
  amount: 1_249_999,
  regular_amount: 1_499_999,
  currency: 'NOK' as const,
};

export const choosing: Pieces = {
  'packages/package-card': {
    plain: <PackageCard value={small} cheaper={0} selected={false} onSelect={nothing} />,
    'chosen, popular': <PackageCard value={middle} cheaper={17} selected onSelect={nothing} />,
    cheaper: <PackageCard value={large} cheaper={31} selected={false} onSelect={nothing} />,
    'at its regular price': (
      <PackageCard
        value={{ ...small, amount: small.regular_amount }}
        cheaper={0}
        selected={false}
        onSelect={nothing}
      />
    ),
    'long amounts': (
      <PackageCard value={{ ...dear, popular: true }} cheaper={31} selected onSelect={nothing} />
    ),
  },
  'packages/package-list': {
    three: <PackageList packages={[small, middle, large]} selected={middle} onSelect={nothing} />,
  },
  'packages/packages-skeleton': { plain: <PackagesSkeleton /> },
  'packages/benefits': { plain: <Benefits /> },
  'packages/context-note': { plain: <ContextNote /> },
  'packages/order-lines': {
    'welcome bonus': <OrderLines value={middle} totalLabel="Total" />,
    'a long code': <OrderLines value={{ ...middle, code: code.code }} totalLabel="Total" />,
    'nothing comes off': (
      <OrderLines value={{ ...middle, amount: middle.regular_amount }} totalLabel="Total" />
    ),
    'long amounts': <OrderLines value={dear} totalLabel="Total, VAT included" />,
  },
  'packages/order-panel': {
    plain: <OrderPanel selected={middle} discount={none} />,
    'with a code': <OrderPanel selected={{ ...middle, code: code.code }} discount={withCode} />,
  },
  'packages/return-note': { plain: <ReturnNote /> },
  'discount/discount-entry': {
    closed: <DiscountEntry discount={none} applies={false} />,
    applied: <DiscountEntry discount={withCode} applies />,
    'not for this one': <DiscountEntry discount={withCode} applies={false} />,
  },
  'discount/code-elsewhere': {
    elsewhere: <CodeElsewhere value={{ ...middle, discount_percentage: 0 }} typed={code} />,
    'the bonus is as much': <CodeElsewhere value={middle} typed={code} />,
    'too little': <CodeElsewhere value={middle} typed={{ ...code, minimum: 5000 }} />,
  },
  'pricing/price-table': { plain: <PriceTable packages={[small, middle, large, dear]} /> },
  'pricing/cost-list': { plain: <CostList /> },
};
