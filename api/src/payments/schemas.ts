import { Type } from 'typebox';
import { Closed, Country, Currency, Id, Nullable, Time } from '../platform/shapes.ts';

export const paymentMethods = [
  'sdd',
  'przelewy24',
  'postepay',
  'blik',
  'banktransfer',
  'giropay',
  'mastercard',
  'visa',
  'creditcard',
  'nexi',
  'cartebancaire',
  'dankort',
  'mobilepay',
  'swish',
  'twint',
  'satispay',
  'vipps',
  'ideal',
  'bancontact',
  'applepay',
  'paysafecard',
  'maestro',
  'paypal',
  'sofort',
  'eps',
] as const;
export const PaymentMethod = Type.Enum(paymentMethods, { $id: 'PaymentMethod' });

export const Package = Type.Object(
  {
    id: Type.String(),
    tier: Type.Enum(['p0', 'p1', 'p2', 'p3']),
    credits: Type.Integer(),
    /** The price to pay now, in minor units, after the member's discount if one applies. */
    amount: Type.Integer(),
    /** The price without any reduction. */
    regular_amount: Type.Integer(),
    discount_percentage: Type.Integer(),
    currency: Currency,
    popular: Type.Boolean(),
    /** What one message costs in this package, in minor units. */
    message_amount: Type.Integer(),
    /** How much cheaper a message is than in the smallest package, in whole percents. */
    saving_percentage: Type.Integer(),
  },
  { $id: 'Package' },
);

/** A discount code as somebody may type it. */
const TypedCode = Type.String({ $id: 'TypedCode', maxLength: 40 });

export const CountryQuery = Type.Object({ country: Type.Optional(Country) });

/** GET /api/packages.php?country=&discountcode= */
export const PackagesQuery = Type.Object({
  country: Type.Optional(Country),
  discountcode: Type.Optional(TypedCode),
});
export const PackagesAnswer = Type.Object({
  packages: Type.Array(Package),
  country: Country,
  /** The code behind the reduced amounts. */
  discountcode: Nullable(Type.String()),
});

/** GET /api/paymentmethods.php?country=; `banks` says that a bank must be chosen. */
export const MethodOffer = Type.Object(
  {
    method: PaymentMethod,
    banks: Type.Boolean(),
    /** What it takes, in minor units of the country's currency; null for no largest amount. */
    min_amount: Type.Optional(Type.Integer()),
    max_amount: Type.Optional(Nullable(Type.Integer())),
  },
  { $id: 'MethodOffer' },
);
export const PaymentMethodsAnswer = Type.Object({
  paymentmethods: Type.Array(MethodOffer),
});

/** GET /api/banks.php?country=&method= */
export const BanksQuery = Type.Object({
  country: Type.Optional(Country),
  method: Type.Optional(PaymentMethod),
});
export const Bank = Type.Object(
  { id: Type.String(), name: Type.String(), method: PaymentMethod },
  { $id: 'Bank' },
);
export const BanksAnswer = Type.Object({
  banks: Type.Array(Bank),
});

/** GET /api/discountcode.php?code= | ?welcome=true | ?timebonus=true */
export const DiscountQuery = Type.Object({
  code: Type.Optional(TypedCode),
  welcome: Type.Optional(Type.Boolean()),
  timebonus: Type.Optional(Type.Boolean()),
  paymentmethod: Type.Optional(PaymentMethod),
});
export const DiscountCode = Type.Object(
  {
    code: Type.String(),
    country: Nullable(Country),
    user_id: Nullable(Id),
    expires: Nullable(Time),
    percentage: Type.Integer(),
    value_percentage: Type.Integer(),
    currency: Nullable(Currency),
    minimum: Nullable(Type.Integer()),
    minimum_order_value: Nullable(Type.Integer()),
    status: Type.Enum(['active', 'inactive']),
    validity: Type.Enum(['once', 'once-per-user', 'unlimited']),
    expired: Type.Boolean(),
    /** Empty for all. */
    paymentmethods: Type.Array(PaymentMethod),
  },
  { $id: 'DiscountCode' },
);
export const DiscountAnswer = Type.Object({ discountcode: DiscountCode });

/** `loading` is the client's own state before the first answer. */
export const PaymentStatus = Type.Enum(
  ['open', 'pending', 'completed', 'failed', 'cancelled', 'expired'],
  { $id: 'PaymentStatus' },
);
/** What was ticked with an order, in the words and the language of that moment. */
export const Waiver = Type.Object(
  {
    edition: Type.Integer(),
    language: Type.String(),
    texts: Type.Array(Type.String()),
    given_at: Time,
  },
  { $id: 'Waiver' },
);
export const Payment = Type.Object(
  {
    payment_id: Id,
    package: Type.String(),
    credits: Type.Integer(),
    amount: Type.Integer(),
    discount_amount: Type.Integer(),
    currency: Currency,
    paymentmethod: PaymentMethod,
    status: PaymentStatus,
    created_at: Time,
    completed_at: Nullable(Time),
    /** What went back of the amount, whoever sent it, and the credits that went with it. */
    returned_amount: Type.Optional(Type.Integer()),
    returned_credits: Type.Optional(Type.Integer()),
    /** In lists: the number of its invoice; null where there is none. */
    invoice: Type.Optional(Nullable(Type.String())),
    /** Of one payment, not in lists. */
    waiver: Type.Optional(Nullable(Waiver)),
    /** Likewise: whether its buyer is Premium since then, and what came for it that was not taken. */
    made_premium: Type.Optional(Type.Boolean()),
    sent_back: Type.Optional(Type.Integer()),
    /** Of that, where something came: it need not be that of the order. */
    sent_back_currency: Type.Optional(Currency),
  },
  { $id: 'Payment' },
);

/** The words that stood beside the two boxes; the first ones where it is missing. */
const WaiverEdition = Type.Optional(Type.Integer({ minimum: 1, maximum: 1000 }));

/** The days to return unused credits that stood there: others by now are 409 refund_days_changed. */
const WaiverDays = Type.Optional(Type.Integer({ minimum: 0 }));

/**
 * The open order that the buyer was shown and gives up for this one; null for none. When it is
 * another one, 409 and nothing is ordered.
 */
const Replaces = Type.Optional(Nullable(Id));

/** What is had for the price that was seen; those of now where it is missing. */
const SeenCredits = Type.Optional(Type.Integer({ minimum: 1 }));

/** POST /api/payment.php with Idempotency-Key. Prices come from the server alone. */
export const PaymentBody = Closed({
  package: Type.String({ maxLength: 60 }),
  paymentmethod: PaymentMethod,
  bank: Type.Optional(Type.String({ maxLength: 60 })),
  discountcode: Type.Optional(TypedCode),
  /** The buyer wants the credits at once and knows what that means for withdrawal. */
  waiver: Type.Boolean(),
  waiver_edition: WaiverEdition,
  waiver_days: WaiverDays,
  replaces: Replaces,
  /** What stood on the button, and what for: when that is another by now, 409 order_price_changed and nothing is ordered. */
  seen: Type.Optional(
    Closed({ amount: Type.Integer({ minimum: 0 }), currency: Currency, credits: SeenCredits }),
  ),
});
export const PaymentStarted = Type.Object(
  {
    payment: Payment,
    /** Where to pay; null for direct debit, which goes on in the product. */
    redirect_url: Nullable(Type.String()),
  },
  { $id: 'PaymentStarted' },
);

/**
 * GET /api/open-order.php: the order that can still be paid, and where; null for none. `holding` is the
 * one on its way that the discount on the first purchase is in, with what would come off without it;
 * `on_way` the newest that is, whatever is in it.
 */
export const OpenOrderAnswer = Type.Object({
  order: Nullable(PaymentStarted),
  holding: Nullable(Type.Object({ payment: Payment, percentage: Type.Integer() })),
  on_way: Type.Optional(Nullable(Payment)),
});

/** GET /api/payment.php?id=: what is no id is no payment, so 404 for both. */
export const PaymentQuery = Type.Object({ id: Type.String({ maxLength: 200 }) });
export const PaymentAnswer = Type.Object({ payment: Payment });

/** GET /api/transactions.php */
export const TransactionsQuery = Type.Object({
  cursor: Type.Optional(Id),
});
export const TransactionsAnswer = Type.Object({
  transactions: Type.Array(Payment),
  cursor: Nullable(Type.String()),
});

/** GET /api/repeat-order.php: what would be repeated, or null. POST with Idempotency-Key does it. */
export const RepeatOrderAnswer = Type.Object({
  order: Nullable(Type.Object({ package: Package, paymentmethod: PaymentMethod })),
});
export const RepeatOrderBody = Closed({
  waiver: Type.Boolean(),
  waiver_edition: WaiverEdition,
  waiver_days: WaiverDays,
  replaces: Replaces,
  /** What the page showed: when it is not what is repeated now, 409 and nothing is ordered. */
  seen: Type.Optional(
    Closed({
      package: Type.String({ maxLength: 60 }),
      paymentmethod: PaymentMethod,
      amount: Type.Integer({ minimum: 0 }),
      currency: Currency,
      credits: SeenCredits,
    }),
  ),
});

/**
 * POST /api/directdebit.php for a payment made with method sdd; sends the SMS code. 400 password
 * wrong, or required after a login that is not of just now.
 */
export const DirectDebitBody = Closed({
  payment_id: Id,
  holder: Type.String({ minLength: 2, maxLength: 70 }),
  iban: Type.String({ minLength: 15, maxLength: 42 }),
  street: Type.String({ minLength: 1, maxLength: 100 }),
  house_number: Type.String({ minLength: 1, maxLength: 20 }),
  postcode: Type.String({ minLength: 2, maxLength: 12 }),
  city: Type.String({ minLength: 1, maxLength: 80 }),
  phone: Type.String({ pattern: '^\\+?[0-9 ()-]{6,20}$' }),
  mandate: Type.Literal(true),
  password: Type.Optional(Type.String({ minLength: 1, maxLength: 256 })),
});
/** POST /api/directdebit-code.php, /api/directdebit-resend.php */
export const DirectDebitCodeBody = Closed({
  payment_id: Id,
  code: Type.String({ pattern: '^[0-9]{6}$' }),
});
export const DirectDebitAnswer = Type.Object({
  iban_last4: Type.String(),
  phone_last3: Type.String(),
  mandate_reference: Type.String(),
});
export const DirectDebitResent = Type.Object({ sent: Type.Boolean() });
export const DirectDebitResendBody = Closed({ payment_id: Id });

/**
 * GET and PUT /api/spending-limit.php: what a member wants to spend at most within `days`, and has
 * spent, in minor units of `currency`. `next` holds from then on; its amount is null for no limit.
 */
export const SpendingLimitAnswer = Type.Object(
  {
    amount: Nullable(Type.Integer()),
    next: Nullable(Type.Object({ amount: Nullable(Type.Integer()), from: Time })),
    spent: Type.Integer(),
    currency: Currency,
    days: Type.Integer(),
    /** Days until a higher limit holds. */
    cooling_days: Type.Integer(),
  },
  { $id: 'SpendingLimit' },
);
export const SpendingLimitBody = Closed({
  /** Null for none. */
  amount: Nullable(Type.Integer({ minimum: 100, maximum: 100_000_000 })),
});

/** GET /api/invoices.php?id=: the invoice of an own order, then what was credited. */
export const InvoicesAnswer = Type.Object({
  invoices: Type.Array(
    Type.Object(
      {
        part: Type.Integer(),
        number: Type.String(),
        /** In minor units, below zero for a credit note. */
        amount: Type.Integer(),
        issued_at: Time,
      },
      { $id: 'Invoice' },
    ),
  ),
});
/** GET /api/invoice.php?id=&part=: one of them as a PDF. */
export const InvoiceQuery = Type.Object({
  id: Id,
  /** 0, the invoice, unless told otherwise. */
  part: Type.Optional(Type.Integer({ minimum: 0, maximum: 1000 })),
});
